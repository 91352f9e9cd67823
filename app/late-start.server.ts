import { sessionKey } from "./account/session-storage.ts";
import { languages } from "./i18n/language-texts.ts";
import { languageCookie } from "./i18n/remembered-language.ts";
import { startWhenWanted } from "./start-when-wanted.ts";

const cookies = Object.fromEntries(languages.map((language) => [language, languageCookie(language)]));

/**
 * A rendered page whose scripts wait until they are wanted (see `startWhenWanted`), so that they take nothing from
 * what the visitor came to see. React Router's module script becomes a classic one in its place: the same imports,
 * asked for later. What it names for preloading is asked for then too.
 *
 * @param marker the `nonce` of the page's own scripts
 * @throws Error when the page has no such script: the router writes it otherwise than before
 */
export function startLate(html: string, marker: string): string {
  const files: string[] = [];
  const light = html.replace(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (_, file: string) => {
    files.push(file);
    return "";
  });
  const [before, rest, ...others] = light.split(`<script nonce="${marker}" type="module" async="">`);
  const end = rest?.indexOf("</script>") ?? -1;
  if (before === undefined || rest === undefined || end < 0 || others.length > 0) {
    throw new Error("The page has not the one module script that starts it.");
  }
  const values = [files, sessionKey, cookies].map((value) => JSON.stringify(value)).join(", ");
  const start = `(${startWhenWanted})(${values}, async () => {\n${asDynamicImports(rest.slice(0, end))}\n});`;
  return `${before}<script nonce="${marker}">${start}${rest.slice(end)}`;
}

/** The same module for an async function: one import after the other, of files that are on their way by then. */
function asDynamicImports(module: string): string {
  return module
    .replace(/\bimport \* as (\w+) from ("[^"]+")/g, "const $1 = await import($2)")
    .replace(/\bimport ("[^"]+")/g, "await import($1)");
}
