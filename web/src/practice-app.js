// What the pages of drawn tasks load besides the script of tasks: whose engine, settings and progress they share.
// @ts-check

import { KeptTable } from "./kept-table.js";
import { PracticeElement } from "./practice-element.js";
import { WorksheetElement } from "./worksheet-element.js";

/** @import { TaskElement } from "./task-element.js" */

if (!customElements.get("am-practice")) {
  customElements.whenDefined("am-task").then((defined) => {
    const { engine, settings, progress } = /** @type {typeof TaskElement} */ (defined).shared;
    const kept = new KeptTable(() => localStorage);
    PracticeElement.shared = { engine, progress, kept };
    WorksheetElement.shared = { engine, settings, kept };
    customElements.define("am-practice", PracticeElement);
    customElements.define("am-worksheet", WorksheetElement);
  });
}
