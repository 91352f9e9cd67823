// @module-tag S23

import { describe, expect, it } from "vitest";
import { readableHtml } from "./readable-html.ts";

const region = '<div class="table-scroll" role="region" aria-label="Tabel" tabindex="0">';

describe("tables on a page", () => {
  it("are each wrapped in a region", () => {
    expect(
      readableHtml('<p>a</p><table class="compact"><tr><td>1</td></tr></table><table></table>', "nl"),
    ).toBe(
      `<p>a</p>${region}<table class="compact"><tr><td>1</td></tr></table></div>${region}<table></table></div>`,
    );
  });

  it("get one region when nested", () => {
    expect(readableHtml("<table><tr><td><table></table></td></tr></table>", "nl")).toBe(
      `${region}<table><tr><td><table></table></td></tr></table></div>`,
    );
  });

  it("leave other text unchanged", () => {
    expect(readableHtml("<p>&lt;table&gt;</p>", "nl")).toBe("<p>&lt;table&gt;</p>");
  });
});

describe("a heading of sanitised HTML", () => {
  it("keeps a short hyphenated word on one line, and its attributes as they are", () => {
    expect(readableHtml('<h2 id="ai-agent">Een AI-agent</h2><p>Een AI-agent</p>', "nl")).toBe(
      '<h2 id="ai-agent">Een <span class="whitespace-nowrap">AI-agent</span></h2><p>Een AI-agent</p>',
    );
  });
});
