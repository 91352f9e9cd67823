import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { pictures } from "./scripts/pictures/plugin.ts";

/** What makes JSON schemas of zod's, which browsers never ask for: the panel would carry another 5 kB. */
const withoutJsonSchemas: Plugin = {
  name: "without-json-schemas",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/ },
    handler: (code) =>
      Array.from(
        code.matchAll(/^export (?:const|function) (\w+)/gm),
        ([, name]) => `export const ${name} = () => {};`,
      ).join("\n"),
  },
};

export default defineConfig({
  plugins: [tailwindcss(), pictures(), withoutJsonSchemas, reactRouter()],
  resolve: {
    alias: [
      {
        find: /^@supabase\/(realtime|storage)-js$/,
        replacement: join(import.meta.dirname, "app/account/unused-clients.ts"),
      },
    ],
  },
  // Inlined files would be data: addresses, which the content security policy refuses for fonts.
  // The rich-text editor is larger than the warning allows, and is loaded by those who write alone.
  build: {
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
    // On a slow machine a build would tell how long each plugin took.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Each visitor gets the names of all files: seven characters tell the versions of one apart.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            // What every page carries comes in two files instead of twenty, and so do forms, and what lists articles.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/,
                  priority: 5,
                },
                {
                  name: "site",
                  test: /app[\\/](root|routes[\\/]site[\\/]layout|ui[\\/](layout[\\/]site-frame|pictures[\\/](picture-sources|placeholder|focal-point|use-image-failure)|page-meta[\\/]page-meta|links[\\/]page-link|joined)|i18n[\\/]hyphenated-words)\.tsx?/,
                  priority: 4,
                },
                {
                  name: "forms",
                  test: /app[\\/](i18n[\\/]texts[\\/](contact|forms|downloads)\.|routes[\\/]site[\\/]contact[\\/]moment-text\.|ui[\\/]forms[\\/](use-first-error-focus|wait-text|field-label|form-field|form-notice|privacy-note|visitor-fields|submission-metadata-fields|current-visit)\.|data[\\/](leads[\\/]lead-visit|submissions[\\/](lost-submission|moments|spam))\.)/,
                  priority: 2,
                },
                {
                  name: "articles",
                  test: /app[\\/]ui[\\/](articles[\\/](article-card|card-text)|primitives[\\/]accordion|page-meta[\\/]faq-page)\.tsx?/,
                  priority: 3,
                },
                // What the pages of articles have, and the home page has not.
                {
                  name: "insights",
                  test: /app[\\/](ui[\\/](articles[\\/](article-grid|topic-filter)|links[\\/]pagination|layout[\\/]contact-closing)\.|i18n[\\/]texts[\\/]insights\.)/,
                  priority: 2,
                },
                // What the home page and pages made of sections have in common, also with the panel.
                {
                  name: "sections",
                  test: /app[\\/]ui[\\/]sections[\\/](?!team-list)|lucide-react[\\/].*[\\/](clock|coins|file-text|gauge|layers|shopping-bag|sparkles|user-round-plus|users)\.mjs/,
                  priority: 2,
                },
                {
                  name: "drawings",
                  test: /app[\\/]ui[\\/]drawings[\\/](drawing|hero|scale|workers)\./,
                  priority: 2,
                },
                // What stands above titles, on pages of sections too.
                { name: "labels", test: /app[\\/]ui[\\/]articles[\\/](only-in-note|tag-list)\./ },
                // Links in texts follow from the kinds, as much in the panel.
                { name: "prose", test: /app[\\/](ui[\\/]prose|content[\\/]kinds)\./, priority: 2 },
                { name: "team", test: /app[\\/]ui[\\/](pictures[\\/]avatar|sections[\\/]team-list)\./ },
                { name: "icons", test: /icons[\\/](calendar-days|mail|messages-square|shield-check)\./ },
                // What every page of sections carries, and what those do that have more than words.
                { name: "section", test: /app[\\/]sections[\\/](section-|[\w-]+[\\/]chosen-)/ },
                {
                  name: "rich-sections",
                  test: /app[\\/]sections[\\/](articles|before-after|figures|questions|quote|steps|team|tiles)[\\/]view/,
                },
                {
                  name: "addresses",
                  test: /app[\\/](html[\\/]safe|data[\\/]pages[\\/]page)-address\./,
                  priority: 4,
                },
                // What the screens of the panel share comes in one: each visitor gets the list of the files of every
                // route. What it has in common with public pages is kept out of it.
                { name: "format", test: /app[\\/]i18n[\\/](format|author-name)\.ts/, priority: 4 },
                // Else a group below takes them along, for all.
                { name: "words", test: /app[\\/]i18n[\\/]panel[\\/](words|text-names)\./, priority: 3 },
                {
                  name: "checklist",
                  test: /app[\\/](data[\\/]articles[\\/]checklist-losses|html[\\/](allow-list|canonical-tag)|i18n[\\/]panel[\\/]checklist)\./,
                  priority: 2,
                },
                {
                  name: "panel",
                  test: /app[\\/](ui[\\/](panel|primitives[\\/]tabs)|routes[\\/]admin[\\/](layout|search[\\/]shortcuts)|panel[\\/](kit[\\/](list|panel-meta|rows)|editing[\\/](leave-guard|use-leave-guard|local-drafts))|data[\\/]proposals[\\/]proposals|i18n[\\/]panel[\\/]panel|data[\\/](document-facts|versions[\\/]subject|accounts[\\/](admin-accounts|account-problem)|site-texts[\\/]admin-site-texts)\.)|(data[\\/]slug|html[\\/]unwritten|i18n[\\/]variant)\.ts|icons[\\/](trash|eye-off|calendar-clock|history|check|pencil|download)\.mjs/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          input: "./app/entry.request.ts",
          // What browsers load on demand, the server's one file has anyway.
          checks: { ineffectiveDynamicImport: false },
        },
      },
      // Bundled, so that the server loads the icons in use and not all fifteen hundred.
      resolve: { noExternal: ["lucide-react"] },
    },
  },
});
