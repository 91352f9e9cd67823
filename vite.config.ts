import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Inlined files would be data: addresses, which the content security policy refuses for fonts.
  build: { assetsInlineLimit: 0 },
  environments: { ssr: { build: { rolldownOptions: { input: "./app/entry.request.ts" } } } },
});
