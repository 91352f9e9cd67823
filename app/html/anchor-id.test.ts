import { expect, it } from "vitest";
import { anchorId, withAnchorId } from "./anchor-id.ts";
import { cleanHtml } from "./clean.server.ts";

it.each([
  ["stap-1", "stap-1"],
  ["Stap 1", "plaats-stap-1"],
  ["h.gjdgxs", "plaats-h-gjdgxs"],
  ["_Toc12345", "plaats-toc12345"],
  ["Één", "plaats-een"],
  ["location", "plaats-location"],
  ["x".repeat(50), `plaats-${"x".repeat(40)}-${"x".repeat(10)}`],
  ["a b c d e f g h i j k l m n", "plaats-a-b-c-d-e-f-g-h-i-j-k-l"],
  ["…", null],
  ["", null],
])("the id %j is stored as %j", (id, stored) => {
  expect(anchorId(id)).toBe(stored);
  if (stored !== null) expect(anchorId(stored)).toBe(stored);
});

it.each([
  ["#Stap 1", "#plaats-stap-1"],
  ["#%C3%89%C3%A9n", "#plaats-een"],
  ["#100%", "#plaats-100"],
  ["#", "#"],
  ["#top", "#top"],
  ["#…", "#…"],
  ["/contact#Formulier", "/contact#Formulier"],
  ["https://elders.example/#Kop", "https://elders.example/#Kop"],
  [null, null],
])("a link to %j leads to %j", (address, stored) => {
  expect(withAnchorId(address)).toBe(stored);
});

it("links lead to the places of a text after it was cleaned, whatever named those", () => {
  expect(
    cleanHtml(
      '<p><a href="#Kop">a</a> <a href="#_ftn1">b</a> <a href="#h.x1">c</a></p>' +
        '<h2 id="Kop">Kop</h2><p><a name="_ftn1"></a>Noot</p><p><a id="h.x1" name="y"></a>Plaats</p>',
    ),
  ).toBe(
    '<p><a href="#plaats-kop">a</a> <a href="#plaats-ftn1">b</a> <a href="#plaats-h-x1">c</a></p>' +
      '<h2 id="plaats-kop">Kop</h2><p><a id="plaats-ftn1"></a>Noot</p><p><a id="plaats-h-x1"></a>Plaats</p>',
  );
});

it("a table's cells keep the head cells that they belong to", () => {
  expect(
    cleanHtml('<table><tr><th id="Uren">U</th></tr><tr><td headers="Uren">4</td></tr></table>'),
  ).toContain('<td headers="plaats-uren">4</td>');
});
