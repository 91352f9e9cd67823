import { articleDocument } from "../../supabase/tests/article-document.ts";
import { expect, signIn, test } from "../fixtures/accounts.ts";
import { lostConnectionError, statusError } from "../fixtures/pages.ts";

const slug = `concept-${Math.random().toString(36).slice(2, 10)}`;

test.use({ expectedErrors: [statusError(401), statusError(400), lostConnectionError] });

test("a draft's preview is shown to administrators only, says why there is none, and loads on retry", async ({
  page,
  context,
  createUser,
}) => {
  const admin = await createUser({ isAdmin: true });
  const { data: saved, error } = await admin.client
    .rpc("save_document", {
      _kind: "article",
      _document: articleDocument({
        slug,
        author: "Eva",
        content: [
          {
            language: "nl",
            title: "Een concept",
            content: "<p>Nog <b>niet</b> af.</p><script>alert(1)</script>",
          },
          { language: "en", title: "A draft", content: "<p>Not done yet.</p>" },
        ],
        faqs: [{ question_nl: "Wanneer?", answer_nl: "Morgen.", question_en: null, answer_en: null }],
      }),
    })
    .single<{ id: string }>();
  expect(error).toBeNull();
  const address = `/admin/preview/article/${saved?.id}`;
  await signIn(page, admin, address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Een concept");
  await expect(page.getByRole("status").getByText("Voorbeeld: zo ziet de pagina eruit.")).toBeVisible();
  await expect(page.getByText("Nog niet af.")).toBeVisible();
  await expect(page.getByRole("group").getByText("Wanneer?")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");

  await page.getByRole("button", { name: "EN, this page in English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A draft");
  await expect(page.getByText("Preview: this is how the page looks.")).toBeVisible();

  const visitor = await context.browser()?.newPage();
  await visitor?.goto(page.url());
  await expect(visitor ?? page).toHaveURL(/\/beheer$/);
  await visitor?.close();
  const html = await (await context.request.get(address)).text();
  expect(html).not.toContain("Not done yet.");

  await page.getByRole("button", { name: "NL, deze pagina in het Nederlands" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Een concept");
  await page.goto("/admin/preview/article/is-er-niet");
  await expect(page.getByText("Dit artikel bestaat niet (meer), of u mag het niet zien.")).toBeVisible();
  await page.goto("/admin/preview/tag/is-er-niet");
  await expect(page.getByText("Deze pagina bestaat niet (meer), of u mag die niet zien.")).toBeVisible();
  for (const [form, status] of [
    [{ token: "e30.e30.e30", language: "nl" }, 401],
    [{ token: "x" }, 400],
  ] as const) {
    const answer = await page.request.post(`${address}.data`, { form });
    expect(answer.status(), form.token).toBe(status);
  }

  const call = /\/admin\/preview\/[^?]*\.data/;
  await page.route(call, (route) => route.abort());
  await page.goto(address);
  await expect(page.getByRole("alert")).toHaveText(
    "Het voorbeeld kon niet worden opgehaald: de server is niet bereikbaar.",
  );
  await page.unroute(call);
  await page.getByRole("button", { name: "Opnieuw proberen" }).click();
  await expect(page.getByRole("status").getByText("Voorbeeld: zo ziet de pagina eruit.")).toBeVisible();
});
