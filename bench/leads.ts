import { type Database, openDatabase } from "../server/backend/database.ts";
import { migrate } from "../server/backend/migrate.ts";
import { startPostgres } from "../server/backend/testing/postgres.ts";
import { addLeads, administrator } from "./lead-content.ts";

/** Milliseconds of a call: the median of several, and the slowest of them. */
type Measured = { call: string; median: number; slowest: number };

const count = Number(process.env.BENCH_LEADS ?? 10_000);
const times = 15;

const half = "_created_at => now() - interval '400 days', _id => gen_random_uuid()";

/** What the panel asks about leads. */
const calls = {
  "list, newest": "list_leads(_limit => 51)",
  "list, far back": `list_leads(_limit => 51, ${half})`,
  "list, by page": "list_leads(_limit => 51, _page_id => 'd1000000-0000-4000-8000-000000000020')",
  "search, rare word": "list_leads(_limit => 51, _search => 'zoë')",
  "search, common word": "list_leads(_limit => 51, _search => 'automatiseren')",
  "search, no such word": "list_leads(_limit => 51, _search => 'zzz')",
  "count, new": "count_leads(_status => 'new')",
  "count, all": "count_leads()",
  "count, rare word": "count_leads(_search => 'zoë')",
  "count, common word": "count_leads(_search => 'automatiseren')",
  "26 weeks, by form": "count_leads_by_week('form', current_date - 182)",
  "26 weeks, by origin": "count_leads_by_week('origin', current_date - 182)",
  "a batch of the export": `list_leads(_limit => 300, ${half})`,
} as const;

/** How long each call about leads takes as an administrator, in the database alone. */
export async function measureLeads(): Promise<Measured[]> {
  const server = await startPostgres();
  const database = await openDatabase({ url: server.url });
  try {
    await migrate(database);
    await addLeads(database, count);
    const measured: Measured[] = [];
    for (const [call, statement] of Object.entries(calls)) {
      measured.push({ call, ...(await timeOf(database, statement)) });
    }
    console.table(
      measured.map(({ call, median, slowest }) => ({
        call,
        "median ms": median.toFixed(1),
        "slowest ms": slowest.toFixed(1),
      })),
    );
    return measured;
  } finally {
    await database.close();
    await server.stop();
  }
}

async function timeOf(database: Database, call: string): Promise<{ median: number; slowest: number }> {
  const taken: number[] = [];
  // Two more to warm up.
  for (let time = -2; time < times; time++) {
    const began = performance.now();
    await database.queryAs(administrator, `select * from public.${call}`, []);
    if (time >= 0) taken.push(performance.now() - began);
  }
  taken.sort((a, b) => a - b);
  return { median: taken[Math.floor(times / 2)] ?? 0, slowest: taken.at(-1) ?? 0 };
}
