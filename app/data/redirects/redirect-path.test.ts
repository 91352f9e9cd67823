// @module-tag S50
// @module-tag Redirects

import { expect, it } from "vitest";
import { describeOnDatabase } from "../../../server/backend/testing/databases.ts";
import { redirectPath } from "./redirect-path.ts";

const page = "/2024/05/café/oude-pagina";

it.each([
  "/2024/05/café/oude-pagina",
  "/2024/05/café/oude-pagina/",
  "/2024/05/café/oude-pagina//",
  "//2024//05/café/oude-pagina",
  "/2024/05/cafe\u0301/oude-pagina",
  "/2024/05/caf%C3%A9/oude-pagina",
  "/2024/05/caf%c3%a9/oude-pagina/",
  "/2024/05/cafe%CC%81/oude-pagina",
  "/2024/05/CAFÉ/Oude-Pagina",
  "/2024/05/CAF%C3%89/OUDE-PAGINA",
  "/%32024/05/caf%C3%A9/oude%2Dpagina",
  "/2024/05/café/oude-pagina%20",
  "/2024/05/café/oude-pagina%2F",
  " /2024/05/café/oude-pagina\n",
  "/nl/2024/05/café/oude-pagina",
  "/NL/nl/2024/05/café/oude-pagina/",
  "/2024/./05/café/x/../oude-pagina",
  "/2024/%2e/05/café/oude-pagina",
  "/2024/05/café/oude-pagina?",
  "/2024/05/café/oude-pagina?utm_source=brief",
  "/2024/05/café/oude-pagina?fbclid=a&gclid=b",
  "/2024/05/café/oude-pagina#kop",
  "/2024/05/café/oude-pagina/?replytocom=12#respond",
  "\\2024\\05\\café\\oude-pagina".replace(/^\\/, "/"),
  "https://oud.example/2024/05/café/oude-pagina",
  "http://www.oud.example:8080/2024/05/caf%C3%A9/oude-pagina/?utm_medium=1#y",
  "HTTPS://anna:geheim@OUD.example/2024/05/CAFÉ/oude-pagina",
])("%j is one address", (address) => {
  expect(redirectPath(address)).toBe(page);
});

it.each([
  ["/?p=123", "/?p=123"],
  ["/index.php?p=123", "/?p=123"],
  ["https://oud.example/?p=123&preview=true", "/?p=123"],
  ["/nl/?utm_source=x&p=123", "/?p=123"],
  ["/?m=202405&cat=Nieuws", "/?cat=nieuws"],
  ["/?feed=RSS2", "/?feed=rss2"],
  ["/?p=&page_id=7", "/?page_id=7"],
  ["/oud/post.php?p=5&x=1", "/oud/post.php?p=5"],
  ["/index.php", "/index.php"],
  [
    "/index.php?option=com_content&View=Article&id=7&utm_source=x",
    "/index.php?id=7&option=com_content&view=article",
  ],
  ["/winkel?id=7", "/winkel?id=7"],
  ["/winkel?id=%23&id=8", "/winkel?id=8"],
  ["/winkel?b[]=2&a=1&a=1", "/winkel?a=1&b[]=2"],
  ["/blog/*", "/blog/*"],
  ["https://oud.example/Blog/*/", "/blog/*"],
  ["/Foto's/Één (2).JPG", "/foto's/één (2).jpg"],
  ["/wp-content/uploads/2020/01/Foto%20A.jpg", "/wp-content/uploads/2020/01/foto a.jpg"],
  ["/en/oud", "/en/oud"],
  ['/oud|<>"{}', '/oud|<>"{}'],
  ["/😀", "/😀"],
])("%j is %j", (address, path) => {
  expect(redirectPath(address)).toBe(path);
});

it.each([
  "",
  "/",
  "/nl",
  "/?x=1",
  "/*/oud",
  "/oud*",
  "/o*d",
  "/?p=",
  "oud",
  "www.oud.example/oud",
  "javascript:alert(1)",
  "mailto:anna@klant.example",
  "/100%",
  "/%ff",
  "/a%00b",
  "/a%0Ab",
  "/a%5Cb",
  "/a%3Fb",
  "/a%23b",
  "/a\u200bb",
  `/${"a".repeat(500)}`,
  "https://",
])("%j has no redirect", (address) => {
  expect(redirectPath(address)).toBeNull();
});

describeOnDatabase("each path that is not null", (open) => {
  it("is one to the database, and the same again", async () => {
    const database = await open();
    const marks = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));
    const odd = [
      "\ud83d",
      "\ufeff",
      "\uffff",
      "😀",
      "ﬁ",
      "İ",
      "ẞ",
      "\u{e0001}",
      "\u{f0000}",
      "%",
      "%25",
      "%2541",
    ];
    const paths = [...marks, ...odd]
      .flatMap((mark) => [
        `/a${mark}b`,
        `/${mark}`,
        `/a/${mark}/`,
        `/?p=a${mark}b`,
        `/?p=${encodeURIComponent(mark.toWellFormed())}`,
      ])
      .flatMap((address) => redirectPath(address) ?? []);
    expect(paths.length).toBeGreaterThan(40_000);
    const refused = await database.query<{ path: string; outcome: string }>(
      `select path, outcome from public.save_redirects($1) where outcome in ('path', 'target')`,
      [
        JSON.stringify(
          [...new Set(paths)].slice(0, 1_000).map((path) => ({ path, target: "/contact", kind: 301 })),
        ),
      ],
    );
    expect(refused).toEqual([]);
    const shape = await database.query<{ path: string }>(
      `select path from unnest($1::text[]) path where not (
         char_length(path) <= 500 and path <> '/' and path !~ '[A-Z]'
         and path ~ (select substring(pg_get_constraintdef(oid) from $q$~ '(.*?)'::text$q$)
                     from pg_constraint where conname = 'path_shape'))`,
      [[...new Set(paths)]],
    );
    expect(shape).toEqual([]);
    const changed = paths.filter((path) => !path.includes("?") && redirectPath(encodeURI(path)) !== path);
    expect(changed).toEqual([]);
  });
});
