/** Made by the build: scripts/pictures/plugin.ts. */
declare module "virtual:pictures" {
  export const pictures: import("./pictures.ts").Pictures;
}
