import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Inlined files would be data: addresses, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? { input: "./app/entry.request.ts" } : {},
  },
}));
