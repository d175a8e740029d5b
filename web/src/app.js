// What pages with a widget load: one classic script, so that it works on file:// too.
// @ts-check

import { createEngine } from "./engine.js";
import { HandElement } from "./hand-element.js";
import { SettingsStore } from "./settings.js";

const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);

if (!customElements.get("am-hand")) {
  HandElement.shared = {
    engine: createEngine({ baseUrl: new URL("engine/", script?.src ?? location.href).href }),
    settings: new SettingsStore(() => localStorage),
  };
  customElements.define("am-hand", HandElement);
}
