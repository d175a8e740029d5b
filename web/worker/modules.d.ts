// Modules that come from the packer (scripts/pack_engine_bundle.mjs) or carry no types.

declare module "pyodide/pyodide.asm.mjs" {
  const createPyodideModule: unknown;
  export default createPyodideModule;
}

declare module "engine-lock" {
  const lock: { info: object; packages: { amerikaner: { file_name: string } } };
  export default lock;
}

/** What all files of one packing have in common (scripts/pack_engine_bundle.mjs). */
declare const BUILD: string;
