import { during } from "./saves.ts";
import { type BenchSite, call } from "./site-process.ts";
import { quantile, seconds } from "./time.ts";

type Leads = { perSecond: number; p99: number; target: number };

const clients = 4;

/** Contact messages per second over HTTP of four concurrent visitors, each with its lead and two queued mails. */
export async function measureLeads({ address }: BenchSite): Promise<Leads> {
  async function send(): Promise<void> {
    const response = await call(`${address}/rest/v1/otm_contact_subm_vlotwerk`, {
      headers: { Prefer: "return=minimal" },
      body: {
        name: "Cor",
        email: "cor@klant.example",
        message: "Wij willen minder overtypen.",
        is_spam: false,
      },
    });
    if (response.status !== 201) throw new Error(`A message was refused: ${response.status}`);
  }
  const senders = Array.from({ length: clients }, () => send);
  await during(seconds / 4, senders);
  const durations = await during(seconds, senders);
  return { perSecond: durations.length / seconds, p99: quantile(durations, 0.99), target: 50 };
}
