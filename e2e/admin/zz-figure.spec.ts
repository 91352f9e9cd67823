import { expect, signIn, test } from "../fixtures/accounts.ts";

test("figure", async ({ page, createUser, site }) => {
  await site.query(`with u as (
    insert into auth.users (id, email, email_confirmed_at, last_sign_in_at)
    select gen_random_uuid(), 'persoon' || n || '@vlotwerk.example', now(), now() from generate_series(1, 1000) n returning id, email
  ), s as (insert into auth.sessions (id, user_id, aal) select gen_random_uuid(), id, 'aal1' from u, generate_series(1, 3))
  insert into public.user_roles (user_id, role) select id, 'writer' from u where email ~ '[05]@'`);
  await signIn(page, await createUser({ isAdmin: true }), "/admin/services");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  for (let n = 0; n < 6; n++) {
    const ms = await page.evaluate(async () => {
      const start = performance.now();
      document.querySelector<HTMLAnchorElement>('aside a[href="/admin/users"]')?.click();
      while (!document.querySelector('[aria-labelledby="accounts"] li'))
        await new Promise(requestAnimationFrame);
      return performance.now() - start;
    });
    const rows = await page.locator('[aria-labelledby="accounts"] li').count();
    console.log(
      "FIGURE",
      Math.round(ms),
      rows,
      await page.locator('[aria-labelledby="accounts"] [role=status]').innerText(),
    );
    await page
      .getByRole("complementary")
      .getByRole("link", { name: /^Services/ })
      .click();
    await expect(page.getByText("Coming Soon", { exact: true })).toBeVisible();
  }
  const { client } = await createUser({ isAdmin: true });
  for (let n = 0; n < 5; n++) {
    const from = performance.now();
    await client.rpc("list_accounts", { _role: "member", _limit: 50 });
    console.log("FIGURE rpc", Math.round(performance.now() - from));
  }
  const plan = await site.query("select clock_timestamp()::text");
  void plan;
  const t0 = Date.now();
  await page.goto("/admin/users?role=all");
  await page.locator('[aria-labelledby="accounts"] li').first().waitFor();
  console.log("FIGURE whole page", Date.now() - t0);
});
