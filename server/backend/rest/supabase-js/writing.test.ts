import { expect, it } from "vitest";
import { describeOnDatabase } from "../../testing/databases.ts";
import { openWire } from "./wire.ts";

describeOnDatabase("writing in the wire format", (open) => {
  const wire = openWire(open);

  it("rolls back a write that returns several rows instead of one", async () => {
    const client = wire.api().client(wire.admin());
    const refused = await client
      .from("otm_blog_tags")
      .update({ name: "Same" })
      .in("slug", ["tag-10", "tag-11"])
      .select()
      .single();
    expect(refused).toMatchObject({
      status: 406,
      error: { code: "PGRST116", details: "The result contains 2 rows" },
    });
    const same = await client.from("otm_blog_tags").select("slug").eq("name", "Same");
    expect(same.data).toEqual([]);
  });

  it("answers preferences: Location, Preference-Applied, Content-Range", async () => {
    const post = (prefer: string, body: object) =>
      wire.api().call(
        "/rest/v1/otm_blog_tags",
        {
          method: "POST",
          headers: { "Content-Type": "application/json", Prefer: prefer },
          body: JSON.stringify(body),
        },
        wire.admin(),
      );
    const located = await post("return=headers-only", { name: "Where", slug: "where" });
    expect(located.status).toBe(201);
    expect(located.headers.get("location")).toMatch(/^\/otm_blog_tags\?id=eq\.[0-9a-f-]{36}$/);
    expect(located.headers.get("preference-applied")).toBe("return=headers-only");
    const counted = await post("count=exact", [
      { name: "One", slug: "one" },
      { name: "Two", slug: "two" },
    ]);
    expect([counted.status, counted.headers.get("content-range")]).toEqual([201, "*/2"]);
    const uneven = await post("", [{ name: "One" }, { slug: "two" }]);
    expect(await uneven.json()).toMatchObject({ code: "PGRST102", message: "All object keys must match" });
    const nothing = await post("return=representation", []);
    expect([nothing.status, await nothing.json()]).toEqual([201, []]);
    const empty = await post("return=representation", {});
    expect([empty.status, await empty.json()]).toMatchObject([400, { code: "23502" }]);
  });
});
