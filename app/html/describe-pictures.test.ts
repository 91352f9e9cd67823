import { expect, it } from "vitest";
import { describePictures } from "./describe-pictures.ts";

const descriptions = new Map([
  ["/a.png", 'A "robot" & a desk'],
  ["/b.png", "Not used"],
]);

it("describes a picture that has no description, and leaves the rest as it is", () => {
  const html = `<p class='x'>1 < 2 <IMG src=/a.png width="9"> <img src="/b.png" alt="Its own"> <img src="/c.png"></p>`;
  expect(describePictures(html, descriptions)).toBe(
    `<p class='x'>1 < 2 <img src="/a.png" width="9" alt="A &quot;robot&quot; &amp; a desk"> <img src="/b.png" alt="Its own"> <img src="/c.png"></p>`,
  );
});

it("fills an empty description once, and then changes nothing", () => {
  const once = describePictures(`<img alt="" src="/a.png">`, descriptions);
  expect(once).toBe(`<img alt="A &quot;robot&quot; &amp; a desk" src="/a.png">`);
  expect(describePictures(once, descriptions)).toBe(once);
});
