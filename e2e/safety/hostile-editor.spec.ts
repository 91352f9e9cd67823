// @module-tag S21

import type { Page } from "@playwright/test";
import { openEditor } from "../fixtures/article-editor.ts";
import { checklist, expect, test } from "../fixtures/leads.ts";
import { go, statusError } from "../fixtures/pages.ts";

// Without the CSP, which would block all attacks: the sanitiser alone must stop them. Expected messages: a missing
// picture, and the preview's sandbox.
test.use({
  bypassCSP: true,
  expectedErrors: [
    statusError(404),
    "net::ERR_UNKNOWN_URL_SCHEME",
    "Blocked script execution in",
    "Blocked opening",
    "Blocked form submission to",
    "Blocked autofocusing on",
    "Refused to apply style from",
    "Refused to refresh",
    "may not be used as base URLs",
  ],
});

const article = "a0000000-0000-4000-8000-000000000001";

/** Attacks that raw SQL can store. */
const attacks = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(2)>",
  "<svg onload=alert(3)><a xlink:href='javascript:alert(4)'><text y=20>x</text></a></svg>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=x onerror=alert(5)&gt;'></table></mtext></math>",
  "<iframe srcdoc='<script>parent.alert(6)</script>'></iframe>",
  "<iframe src='javascript:parent.alert(7)'></iframe>",
  "<object data='data:text/html,<script>alert(8)</script>'></object>",
  "<details open ontoggle=alert(9)><summary>x</summary>y</details>",
  "<a href='java&#10;script:alert(10)'>klik</a>",
  "<form action='javascript:alert(11)'><button>stuur</button></form>",
  "<input autofocus onfocus=alert(12)>",
  "<p data-mce-src=javascript:alert(13) data-mce-selected=1 data-mce-bogus=all onclick=alert(14)>x</p>",
  "<img data-mce-src=x data-mce-object=script src=x onload=alert(15)>",
  "<!--mce:protected %3Cscript%3Ealert(16)%3C%2Fscript%3E-->",
  "<noscript><p title='</noscript><img src=x onerror=alert(17)>'></noscript>",
  "<template><img src=x onerror=alert(18)></template>",
  "<style>@import url(/x.css); * { background: url('javascript:alert(19)') }</style>",
  "<base href='javascript:alert(20)//'><meta http-equiv=refresh content='0;url=javascript:alert(21)'>",
  "</div></body></html><script>alert(22)</script>",
];
const html = `<p>voor</p>${attacks.join("\n")}<p>einde</p>`;

test("attacks stored by raw SQL don't run in the panel's editor, source and preview", async ({
  page,
  panel,
}) => {
  const dialogs: string[] = [];
  page.on("dialog", async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await panel.execute(`
    update public.otm_blog_article_content set content = $h$${html}$h$;
    update public.otm_about_us_content set value_nl = $h$${html}$h$, value_en = $h$${html}$h$
      where content_key = 'statement';
    update public.otm_download_page_content
      set content = $h$${html}$h$, confirmation_content = $h$${html}$h$, email_thank_you_message = $h$${html}$h$`);

  const { tab, written, mode, field } = await openEditor(page, article);
  await tab("Content NL").click();
  await expect(written).toContainText("voor");
  await provoke(page);
  await mode("HTML").click();
  // The rich-text editor has cleaned its content, so the source field gets the attacks again.
  await expect(field("Content (NL)")).toHaveValue(/^(?!.*(<script|onerror|alert\(1\))).*voor/s);
  await field("Content (NL)").fill(html);
  await page.getByRole("checkbox", { name: "Show preview" }).check();
  await expect(page.getByTitle("Preview of the content")).toBeVisible();
  await provoke(page);
  await mode("Visual").click();
  await expect(written).toContainText("voor");
  await provoke(page);

  await page.goto(`/admin/preview/article/${article}`);
  await expect(page.locator(".prose")).toContainText("voor");
  await provoke(page);

  await go(page, "/admin/about");
  await expectWritten(page, 2);
  await provoke(page);

  await go(page, `/admin/download-pages/${checklist}`);
  await expectWritten(page, 3);
  await provoke(page);

  expect(dialogs).toEqual([]);
  // Control: an attack that runs is detected.
  await page.evaluate(() =>
    document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=alert('seen')>"),
  );
  await expect.poll(() => dialogs).toEqual(["seen"]);
});

/** Waits until this many rich-text editors show their text. */
async function expectWritten(page: Page, count: number): Promise<void> {
  const frames = page.locator("iframe.tox-edit-area__iframe");
  await expect(frames).toHaveCount(count);
  for (const frame of await frames.all()) {
    await expect(frame.contentFrame().locator("body")).toContainText("voor");
  }
}

/** Triggers every handler, script link and form in the page and its frames. */
async function provoke(page: Page): Promise<void> {
  const url = page.url();
  const shown = await page.evaluate(() => {
    const roots: (Document | Element)[] = [...document.querySelectorAll(".prose")];
    for (const frame of document.querySelectorAll("iframe")) {
      if (frame.contentDocument) roots.push(frame.contentDocument);
    }
    for (const root of roots) {
      for (const element of root.querySelectorAll("*")) {
        for (const { name } of element.attributes) {
          if (name.startsWith("on")) element.dispatchEvent(new Event(name.slice(2)));
        }
        const address = element.getAttribute("href") ?? element.getAttribute("xlink:href") ?? "";
        if (/^\s*j\s*a\s*v\s*a/i.test(address))
          element.dispatchEvent(new MouseEvent("click", { cancelable: true }));
        if (element.localName === "button")
          element.dispatchEvent(new MouseEvent("click", { cancelable: true }));
      }
    }
    return roots.length;
  });
  expect(shown, `what shows HTML at ${url}`).toBeGreaterThan(0);
  // What the events have started is done when the page is idle.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  expect(page.url()).toBe(url);
}
