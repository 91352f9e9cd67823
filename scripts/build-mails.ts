import { join } from "node:path";
import { build } from "vite";

/** Builds the mails for the server, which can't read JSX by itself. */
await build({
  configFile: false,
  root: join(import.meta.dirname, ".."),
  logLevel: "warn",
  build: {
    ssr: "app/mails/render-mail.tsx",
    outDir: "build/mails",
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: "index.js" } },
  },
});
