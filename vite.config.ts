import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { pictures } from "./scripts/pictures/plugin.ts";

export default defineConfig({
  plugins: [tailwindcss(), pictures(), reactRouter()],
  // Inlined files would be data: addresses, which the content security policy refuses for fonts.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page carries comes in three files instead of twenty, and what lists articles in one. React
            // and the router are two, so that a slow phone is not busy with both at a stretch (see late-start).
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/,
                  priority: 4,
                },
                { name: "router", test: /node_modules[\\/]react-router[\\/]/, priority: 3 },
                {
                  name: "site",
                  test: /app[\\/](root|routes[\\/]site[\\/]layout|ui[\\/](site-frame|page-meta|page-link))\.tsx?/,
                  priority: 2,
                },
                {
                  name: "articles",
                  test: /app[\\/]ui[\\/](article-card|accordion|page-turner)\.tsx/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: "./app/entry.request.ts" } },
      // Bundled, so that the server loads the icons in use and not all fifteen hundred.
      resolve: { noExternal: ["lucide-react"] },
    },
  },
});
