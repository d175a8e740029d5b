// What pages with tasks load besides: a script of its own, so that the others stay light.
// @ts-check

import { pageEngine } from "./engine.js";
import { LessonElement } from "./lesson-element.js";
import { ProgressStore } from "./progress.js";
import { SettingsStore } from "./settings.js";
import { TaskElement } from "./task-element.js";
import { whenKept } from "./when-kept.js";

const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);

whenKept(() => {
  if (customElements.get("am-task")) return;
  const engine = pageEngine(new URL("engine/", script?.src ?? location.href).href);
  const progress = new ProgressStore(() => localStorage);
  TaskElement.shared = { engine, settings: new SettingsStore(() => localStorage), progress };
  LessonElement.shared = { progress };
  customElements.define("am-lesson", LessonElement);
  customElements.define("am-task", TaskElement);
  // A reader of a page with tasks will answer some: the engine comes while nothing else is to do.
  if (document.querySelector("am-task") && !(/** @type {any} */ (navigator).connection?.saveData)) {
    const start = () => engine.start();
    if ("requestIdleCallback" in globalThis) requestIdleCallback(start);
    else setTimeout(start, 500);
  }
});
