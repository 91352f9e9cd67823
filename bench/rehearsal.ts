import type { RehearsedCall } from "../app/data/rehearsals/rehearsal.ts";
import type { Row } from "./page.ts";
import type { BenchSite } from "./site-process.ts";
import { quantile, timed } from "./time.ts";
import { whileRunning } from "./while-running.ts";

/** The time of a rehearsal, and of a visitor whose pages are rendered meanwhile. */
export async function measureRehearsal({ address, signIn }: BenchSite): Promise<Row[]> {
  const { db } = await signIn();
  const articles = db.from("otm_blog_articles").select("id").eq("published", true).limit(1).single();
  const { id } = (await articles.throwOnError()).data;
  const withdrawn = { _kind: "article", _id: id, _at: new Date(0), _action: "unpublish" };
  const fact = { key: "firm.name", language: "all", text: "Andere naam" };
  /** Of one article, and of a fact that stands on every page. */
  const changes = {
    "one article": { path: "rpc/schedule_publication", prefer: "", body: JSON.stringify(withdrawn) },
    "every page": {
      path: "otm_site_texts?on_conflict=key,language",
      prefer: "resolution=merge-duplicates",
      body: JSON.stringify([fact]),
    },
  };
  const visit = () => timed(async () => (await fetch(`${address}/insights/agentic-ai`)).text());
  const rows: Row[] = [];
  for (const [change, call] of Object.entries(changes)) {
    const calls: RehearsedCall[] = [{ method: "POST", ...call }];
    let compared = 0;
    const visits: number[] = [];
    async function rehearse(): Promise<void> {
      const { data, error } = await db.functions.invoke("rehearse", { body: { calls } });
      if (error) throw error;
      compared = data.compared;
    }
    await rehearse();
    const alone = await timed(rehearse);
    const rehearsing = timed(rehearse);
    await whileRunning(rehearsing, 0, async () => void visits.push(await visit()));
    const visited = await rehearsing;
    const visitorP99 = quantile(visits, 0.99);
    rows.push({ change, addresses: compared, alone, visited, visitorP99, target: 6_000 });
  }
  return rows;
}
