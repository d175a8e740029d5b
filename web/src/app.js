// What pages with a widget load: one classic script, so that it works on file:// too.
// @ts-check

import { pageEngine } from "./engine.js";
import { HandElement } from "./hand-element.js";
import { KeptTable } from "./kept-table.js";
import { SettingsStore } from "./settings.js";
import { TableElement } from "./table-element.js";
import { whenKept } from "./when-kept.js";

const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);

whenKept(() => {
  if (customElements.get("am-hand")) return;
  const engine = pageEngine(new URL("engine/", script?.src ?? location.href).href);
  HandElement.shared = { engine, settings: new SettingsStore(() => localStorage) };
  TableElement.shared = { engine, kept: new KeptTable(() => localStorage) };
  customElements.define("am-hand", HandElement);
  customElements.define("am-table", TableElement);
});
