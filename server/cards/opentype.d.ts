/** The package's entry is a script without named exports. */
declare module "opentype.js/dist/opentype.mjs" {
  export * from "opentype.js";
}
