/** The package's module; its entry names a script, which exports nothing by name. */
declare module "opentype.js/dist/opentype.mjs" {
  export * from "opentype.js";
}
