import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type BenchSite, type Client, collectsOnRequest, signInWith } from "../../bench/site-process.ts";
import { onSite } from "../../bench/test-bed.ts";
import { quantile } from "../../bench/time.ts";
import { type Check, seconds } from "../check.ts";
import { sendMessage } from "../writers/messages.ts";
import { visit } from "../writers/visits.ts";

/** The glibc settings of `deploy/` (docs/decisions.md): else each thread retains freed memory. */
const asDeployed = { MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" };

/** In MB an hour, and in milliseconds. */
const steepest = 5;
const maxStopMs = 10_000;
/** Shares of the duration: warm-up, and the initial peak load. */
const warmUp = 1 / 3;
const crowded = 1 / 6;
/** In seconds. Shorter runs report the memory slope without judging it. */
const longEnough = 900;

export const soak: Check = {
  line: "S31",
  what: "An hour of visitors who read and write, some with mails that follow, of failed sign-ins and of the panel's reading and saving; in its first ten minutes three times as many, so that memory is once as large as it gets, and from the twentieth on memory is looked at, each time once what nobody holds any more was collected, started as deploy/ starts them. Then the server is told to stop while it is answering.",
  run() {
    const log = { lines: 0, errors: 0, unhandled: 0, unfinished: "" };
    const onOutput = (text: string) => {
      const lines = `${log.unfinished}${text}`.split("\n");
      log.unfinished = lines.pop() ?? "";
      log.lines += lines.length;
      log.errors += lines.filter((line) => line.includes('"level":"error"')).length;
      log.unhandled += lines.filter((line) => line.includes('"message":"unhandled rejection"')).length;
    };
    const work = async (site: BenchSite) => {
      const { samples, did } = await loadFor(site, seconds(3_600) * 1_000);
      const slope = slopeOf(samples.slice(Math.floor(samples.length * warmUp)));
      const stopped = await stopWhileAnswering(site);
      const figures = `${seconds(3_600)} s, memory ${describe(samples)} MB, ${slope.toFixed(1)} MB an hour${seconds(3_600) < longEnough ? " (too short to judge)" : ""}, ${did}, ${log.unhandled} unhandled rejections, ${log.errors} errors in ${log.lines} lines of the log, ${stopped}`;
      const isSteep = seconds(3_600) >= longEnough && slope >= steepest;
      if (isSteep || log.unhandled > 0) throw new Error(figures);
      return figures;
    };
    return onSite(work, { onOutput, settings: { ...asDeployed, ...collectsOnRequest } });
  },
};

type Sample = { hour: number; mb: number };

async function loadFor(site: BenchSite, milliseconds: number): Promise<{ samples: Sample[]; did: string }> {
  const visits = visit(site.address, randomUUID(), 3);
  const crowd = visit(site.address, randomUUID(), 6);
  let isCrowded = true;
  let panel = await openPanel(site);
  const samples: Sample[] = [];
  const refused: string[] = [];
  const startedAt = performance.now();
  let round = 0;
  for (; performance.now() - startedAt < milliseconds; round += 1) {
    if (isCrowded && performance.now() - startedAt > milliseconds * crowded) {
      isCrowded = false;
      await crowd.stop();
    }
    if (performance.now() - panel.since > panelSessionMs) panel = await openPanel(site);
    const { status } = await signInWrongly(site);
    if (status !== 400) refused.push(`a wrong password ${status}`);
    const sent = await sendMessage(site.address, `A mail follows ${round}`, client);
    if (sent !== 201) refused.push(`a message ${sent}`);
    const failure = await readAndSave(panel.db, round);
    if (failure) refused.push(`the panel ${failure}`);
    samples.push({ hour: (performance.now() - startedAt) / 3_600_000, mb: await site.usedMemory() });
    await pause(Math.min(5_000, milliseconds / 60));
  }
  await visits.stop();
  const failed = [crowd, visits]
    .flatMap((all) => [...all.failedPages, ...all.failedMessages])
    .concat(refused);
  if (failed.length > 0) throw new Error(`${failed.length} failed: ${failed.slice(0, 3).join(", ")}`);
  const pages = crowd.pages + visits.pages;
  const messages = crowd.acknowledged.size + visits.acknowledged.size;
  return {
    samples,
    did: `${pages} pages, ${messages} messages, ${round} times each a wrong password, a message with its mails, and the panel's reading and saving`,
  };
}

/** A message that is no spam queues two mails. */
const client = { email: "klant@klant.example", is_spam: false };

/** Shorter than the lifetime of an access token, in milliseconds. */
const panelSessionMs = 600_000;

async function openPanel(site: BenchSite) {
  const { db } = await site.signIn();
  return { db, since: performance.now() };
}

/** @returns the failure, or null */
async function readAndSave(db: Client, round: number): Promise<string | null> {
  const { data, error } = await db.from("otm_blog_articles").select("id, slug").order("slug").limit(100);
  const article = data?.[round % (data.length || 1)];
  if (error || !article) return error?.message ?? "found no article";
  const saved = await db
    .from("otm_blog_articles")
    .update({ author: `Author ${round}` })
    .eq("id", article.id);
  return saved.error?.message ?? null;
}

async function signInWrongly({ address }: BenchSite): Promise<Response> {
  const response = await signInWith(address, `${randomUUID()}@example.nl`, "verkeerd-wachtwoord");
  await response.arrayBuffer();
  return response;
}

/**
 * In MB an hour: the median of the slopes between any two samples (Theil and Sen). Least squares would take the 19 MB
 * that a password needs for a moment, when a sample meets it late in the hour, for growth.
 */
function slopeOf(samples: readonly Sample[]): number {
  const slopes = samples.flatMap((one, index) =>
    samples.slice(index + 1).map((later) => (later.mb - one.mb) / (later.hour - one.hour)),
  );
  return quantile(slopes, 0.5);
}

/** The median memory of each sixth of the duration, in MB. */
function describe(samples: readonly Sample[]): string {
  const at = (part: number) => Math.floor((part * samples.length) / 6);
  const parts = Array.from({ length: 6 }, (_, part) => samples.slice(at(part), at(part + 1)));
  const medians = parts.map((part) => part.map(({ mb }) => mb)).map((part) => quantile(part, 0.5));
  return medians.map((median) => median.toFixed(1)).join(", ");
}

/** Sign-ins are slow, so that some are in flight at SIGTERM. */
async function stopWhileAnswering(site: BenchSite): Promise<string> {
  const inFlight = Array.from({ length: 12 }, () => signInWrongly(site));
  await pause(30);
  const startedAt = performance.now();
  const stopped = site.stop();
  const responses = await Promise.allSettled(inFlight);
  await stopped;
  const elapsed = performance.now() - startedAt;
  const lost = responses.filter(({ status }) => status === "rejected").length;
  if (lost > 0) throw new Error(`${lost} of 12 requests in flight were not answered`);
  if (elapsed > maxStopMs) throw new Error(`It took ${Math.round(elapsed)} ms to stop`);
  return `12 requests in flight answered, ended after ${(elapsed / 1_000).toFixed(1)} s`;
}
