// Signs drawn by us: as characters some suits turn into coloured pictures, and every font draws them differently.
// @ts-check

import { svg, html } from "lit-html";

const SUIT_PATHS = {
  S: svg`<path d="M12 1.8C18.4 7 22 10.3 22 14.1a4.7 4.7 0 0 1-4.7 4.7c-1.7 0-3.2-.8-4.2-2.2.1 2.5.9 4.3 2.5 5.6H8.4c1.6-1.3 2.4-3.1 2.5-5.6-1 1.4-2.5 2.2-4.2 2.2A4.7 4.7 0 0 1 2 14.1C2 10.3 5.6 7 12 1.8z"/>`,
  H: svg`<path d="M12 21.8C5.2 15.9 2 12.2 2 8.2a5.4 5.4 0 0 1 5.4-5.5c2 0 3.7 1.1 4.6 2.8.9-1.7 2.6-2.8 4.6-2.8A5.4 5.4 0 0 1 22 8.2c0 4-3.2 7.7-10 13.6z"/>`,
  D: svg`<path d="M12 1.5c2.3 4 5 7.4 8.2 10.5-3.2 3.1-5.9 6.5-8.2 10.5-2.3-4-5-7.4-8.2-10.5C7 8.9 9.7 5.5 12 1.5z"/>`,
  C: svg`<path d="M12 1.8a4.7 4.7 0 0 1 4 7.2 4.8 4.8 0 1 1-2.9 7.7c.2 2.3 1 4.1 2.5 5.5H8.4c1.5-1.4 2.3-3.2 2.5-5.5A4.8 4.8 0 1 1 8 9a4.7 4.7 0 0 1 4-7.2z"/>`,
  X: svg`<path d="M12 1.6l3.2 6.9 7.4.9-5.5 5.1 1.5 7.4L12 18.2l-6.6 3.7 1.5-7.4L1.4 9.4l7.4-.9z"/>`,
};

/** A suit, or the star of a joker. @param {import("./types.js").SuitId} suit */
export const suitSign = (suit) =>
  html`<svg class="am-suit" data-suit=${suit} viewBox="0 0 24 24" aria-hidden="true">${SUIT_PATHS[suit]}</svg>`;

const CONTROL_PATHS = {
  first: svg`<path d="M5 4h3v16H5zM20 4v16L9 12z"/>`,
  previous: svg`<path d="M17 4v16L6 12z"/>`,
  next: svg`<path d="M7 4v16l11-8z"/>`,
  last: svg`<path d="M16 4h3v16h-3zM4 4v16l11-8z"/>`,
  play: svg`<circle cx="12" cy="12" r="9.2" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M9.8 7.6v8.8l6.7-4.4z"/>`,
  pause: svg`<path d="M6 4h4v16H6zM14 4h4v16h-4z"/>`,
};

/** @param {keyof typeof CONTROL_PATHS} name */
export const controlSign = (name) =>
  html`<svg class="am-sign" viewBox="0 0 24 24" aria-hidden="true">${CONTROL_PATHS[name]}</svg>`;
