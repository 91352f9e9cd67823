import assert from "node:assert/strict";
import type { Check } from "../check.ts";
import { type AttackedSite, publishEach, withAttackedSite } from "../hostile/attacked-site.ts";
import { closeEngines, describeEngines, type Engine, openEngines } from "../hostile/browsers.ts";
import { inGroups, readPayloads } from "../hostile/payloads.ts";
import { type PlainServer, startPlainServer } from "../hostile/plain-server.ts";
import { scriptKinds } from "../hostile/script-kinds.ts";
import { watchScripts } from "../hostile/script-watch.ts";
import { withUncleanBuild } from "../hostile/unclean-build.ts";

/** Every n-th attack is also published as an article. */
const step = Number(process.env.VERIFY_STEP ?? 100);
/** So many documents stand in frames of one page. */
const together = 50;

/** The content security policy alone, against unsanitised HTML. */
export const defenceInDepth: Check = {
  line: "S24",
  what: "A build without the sanitiser publishes attacks as articles; real browsers show some as they are and all in frames with the policy of such an article, every handler is woken and every link followed, and no script shows itself by a dialog, by a call, by what it changes, by a request or by leading elsewhere. Without the policy each of these ways is seen, and many of the same attacks run.",
  async run() {
    const payloads = await readPayloads();
    const engines = await openEngines();
    const server = await startPlainServer();
    try {
      return await withUncleanBuild((directory) =>
        withAttackedSite((attacked) => attack(attacked, engines, payloads, server), directory),
      );
    } finally {
      await server.close();
      await closeEngines(engines);
    }
  },
};

async function attack(
  { site, database }: AttackedSite,
  engines: readonly Engine[],
  payloads: readonly string[],
  server: PlainServer,
): Promise<string> {
  const articles = payloads.filter((_, number) => number % step === 0);
  await publishEach(database, articles);
  const policy = await policyOf(`${site.address}/insights/attack-0`);
  const whole = articles.flatMap((_, number) =>
    ["", "/en"].map((prefix) => `${site.address}${prefix}/insights/attack-${number}`),
  );
  const framePolicy = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  const documents = [...payloads, ...Object.values(scriptKinds)];
  let ran = 0;
  for (const engine of engines) {
    const ofArticles = await watchScripts(engine, whole, { hasOwnScripts: true });
    assert.deepEqual(ofArticles, [], `articles in ${engine.name}`);
    const guarded = await watchScripts(engine, framed(server, documents, framePolicy));
    assert.deepEqual(guarded, [], `documents in ${engine.name}`);
    await expectEveryKind(engine, server);
    const bare = await watchScripts(engine, framed(server, payloads));
    ran += new Set(bare.map(({ path }) => path)).size;
  }
  const tried = payloads.length * engines.length;
  assert(ran > tried / 5, `without the policy only ${ran} of ${tried} ran: little was shown by this`);
  const seen = `${payloads.length} attacks uncleaned in ${describeEngines(engines)}, ${articles.length} of them as articles in both languages`;
  return `${seen}: no script ran; without the policy ${ran} of ${tried} did, and each of ${Object.keys(scriptKinds).length} ways in which a script shows itself was seen`;
}

/** Each way in which a script shows itself is seen where no policy forbids it: else nothing is shown by seeing none. */
async function expectEveryKind(engine: Engine, server: PlainServer): Promise<void> {
  for (const [kind, html] of Object.entries(scriptKinds)) {
    // Firefox does not report a request's purpose.
    if (kind === "request" && engine.name === "Firefox") continue;
    const traces = await watchScripts(engine, framed(server, [html]));
    assert(
      traces.some(({ what }) => what === kind),
      `${kind} in ${engine.name}: ${JSON.stringify(traces)}`,
    );
  }
}

/** The addresses of pages that hold each text in a frame of its own, which has this policy. */
function framed(server: PlainServer, texts: readonly string[], policy?: string): string[] {
  return inGroups(texts, together).map((group) => {
    const frames = group.map((html) => `<iframe src="${server.show(wrap(html), policy)}"></iframe>`);
    return server.show(`<!DOCTYPE html><title>x</title>${frames.join("\n")}`);
  });
}

/** The policy of an article, which must be the strict one: this build differs in the sanitiser alone. */
async function policyOf(address: string): Promise<string> {
  const policy = (await fetch(address)).headers.get("content-security-policy") ?? "";
  assert.match(policy, /^default-src 'none'; script-src 'self' 'sha256-/);
  return policy;
}

function wrap(html: string): string {
  return `<!DOCTYPE html><html lang="nl"><head><title>x</title></head><body><section>${html}</section></body></html>`;
}
