import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import { connectPublicDatabase, type Database } from "../../app/data/database.ts";
import { mediaIdOf } from "../../app/data/media/picture-address.ts";
import { listPictures } from "../../app/data/media/pictures.ts";
import {
  type Rehearsal,
  type RehearsedCall,
  type RehearsedPage,
  type RehearsedProblem,
  rehearsedCalls,
} from "../../app/data/rehearsals/rehearsal.ts";
import { address, languageOf, otherLanguage, plainPath } from "../../app/i18n/addresses.ts";
import { listPublicPaths, publicAddresses } from "../../app/seo/site-sitemap.ts";
import type { BackendTrial } from "../backend/backend.ts";
import type { OwnRole } from "../backend/database/call-function.ts";
import { admission, ClientLeftError } from "../shared/admission-control.ts";
import type { ApiFetch, ReceiveBody } from "../shared/api-call.ts";
import { jsonResponse } from "../shared/json-response.ts";
import {
  compareShown,
  furtherPages,
  isPage,
  linksIn,
  type ShownPage,
  skippedHeadings,
  undescribedIn,
} from "./page-changes.ts";
import { type Reads, recordReads } from "./reads.ts";

export type RehearsalOptions = {
  siteUrl: URL;
  publishableKey: string;
  fetch: ApiFetch;
  trial<T>(work: (trial: BackendTrial) => Promise<T>): Promise<T>;
  /** Answers paths as visitors get them, but from this backend, and counts nothing. */
  pagesOn(fetch: ApiFetch, ownRole: OwnRole): (path: string) => Promise<Response>;
  /** How many addresses are compared; 2,000 when left out. */
  most?: number;
  /** How often it looks whether somebody waits for its locks, in milliseconds; 100 when left out. */
  lookEvery?: number;
};

/** A body holds several documents. */
const rehearsalBytes = 4 * 1024 * 1024;

/** How long whoever saves the same is given, in milliseconds. */
const writersTurn = 200;

/** How long a page waits for visitors, in milliseconds. */
const mostPatience = 100;

/** The calls of a request are made by its sender, and have no effect. Throws ClientLeftError, OverloadError, DatabaseError. */
export async function answerRehearsal(
  request: Request,
  receive: ReceiveBody,
  network: string,
  options: RehearsalOptions,
): Promise<Response> {
  const role = await options.fetch(callAs(request, options, ownRoleCall));
  if (!role.ok) return role;
  if ((await role.json()) === null) return jsonResponse(403, { message: "Members rehearse" });
  const received = await receive(rehearsalBytes);
  if (received instanceof Response) return received;
  const asked = rehearsedCalls.safeParse(await received.json().catch(() => null));
  if (!asked.success) return jsonResponse(400, { message: "These are no calls that can be rehearsed" });
  const { calls } = asked.data;
  return admission.rehearsal.run(network, request.signal, async () => {
    let response = await rehearse(request, calls, options);
    // Somebody changes the same meanwhile: twice more, from what is there then.
    for (let again = 0; response.status === 503 && again < 2; again += 1) {
      await delay(writersTurn);
      response = await rehearse(request, calls, options);
    }
    return response;
  });
}

const ownRoleCall: RehearsedCall = { method: "POST", path: "rpc/get_own_role", prefer: "", body: "{}" };

/** A call of the sender of a request. */
function callAs(
  { headers: sent }: Request,
  { siteUrl, publishableKey }: RehearsalOptions,
  { method, path, prefer, body }: RehearsedCall,
): Request {
  const headers = new Headers({ apikey: sent.get("apikey") ?? publishableKey, prefer });
  for (const name of ["authorization", "x-forwarded-for"]) {
    const value = sent.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (body !== "") headers.set("content-type", "application/json");
  return new Request(new URL(`/rest/v1/${path}`, siteUrl), {
    method,
    headers,
    body: body === "" ? null : body,
  });
}

async function rehearse(
  request: Request,
  calls: readonly RehearsedCall[],
  options: RehearsalOptions,
): Promise<Response> {
  const { signal } = request;
  const answered = options.trial(async (trial) => {
    let askedAt = performance.now();
    /** For others: visitors, and once rows are locked whoever really saves the same. Throws ClientLeftError, Awaited. */
    async function giveWayToWriters(): Promise<void> {
      await giveWay(signal);
      if (performance.now() - askedAt < (options.lookEvery ?? 100)) return;
      askedAt = performance.now();
      if (await trial.isAwaited()) throw new Awaited();
    }

    /** Null once all is done, else why not. */
    async function apply(): Promise<Response | null> {
      for (const call of calls) {
        const response = await trial.fetch(callAs(request, options, call));
        if (!response.ok) return response;
      }
      return null;
    }

    const before = open(trial, options);
    const listRedirects = async () => targets.parse((await trial.call("list_redirects"))[0]);
    const listFormer = async () => targets.parse((await trial.call("list_former_paths"))[0]);
    // What may not be done is told before anything is rendered.
    const tried = await trial.undone(async () => {
      const rejection = await apply();
      if (rejection) return rejection;
      const paths = await listPublicPaths(open(trial, options).db);
      return { paths, redirects: await listRedirects(), former: await listFormer() };
    });
    if (tried instanceof Response) return tried;
    // Who began to wait meanwhile waits for the whole transaction, though what is undone holds no row.
    if (await trial.isAwaited()) throw new Awaited();
    const led = differingPaths(await listRedirects(), tried.redirects);
    const renamed = publicAddresses(differingPaths(await listFormer(), tried.former));
    const paths = new Set([...led, ...renamed, ...tried.paths, ...(await listPublicPaths(before.db))]);
    const old = await showAll(paths, before, options.most ?? 2_000, signal);
    const rejection = await apply();
    if (rejection) return rejection;
    const after = open(trial, options);
    const differing = await before.reads.differing(after.reads, giveWayToWriters);
    const isAlike = (reads: ReadonlySet<string>) =>
      led.length === 0 && ![...reads].some((key) => differing.has(key));
    return jsonResponse(200, await compare(old, after, isAlike, giveWayToWriters));
  });
  return answered.catch((error: unknown) => {
    if (!(error instanceof Awaited)) throw error;
    return jsonResponse(503, { message: "Somebody else saves the same at this moment" });
  });
}

/** Targets by path, as `list_redirects` and `list_former_paths` give them. */
const targets = z.record(z.string(), z.string().nullable());

/** The paths that lead elsewhere in one of the lists than in the other. */
function differingPaths(before: z.output<typeof targets>, after: typeof before): string[] {
  return Object.keys({ ...before, ...after }).filter((path) => before[path] !== after[path]);
}

/** Somebody waits for a row that the rehearsal has locked. */
class Awaited extends Error {}

/** The site at one moment of the transaction. */
type Moment = {
  db: Database;
  reads: Reads;
  show(path: string): Promise<Shown>;
};

/** What an address answered, and what it read. */
type Shown = { shown: ShownPage; reads: ReadonlySet<string> };

function open(trial: BackendTrial, options: RehearsalOptions): Moment {
  const { siteUrl, publishableKey } = options;
  const reads = recordReads(trial.fetch);
  const answer = options.pagesOn(reads.fetch, trial);
  return {
    db: connectPublicDatabase({
      backendUrl: siteUrl.origin,
      publishableKey,
      fetch: (input, init) => trial.fetch(new Request(input, init)),
    }),
    reads,
    async show(path) {
      const { result, reads: asked } = await reads.record(() => answer(path));
      const { status, headers } = result;
      if (status >= 500) throw new Error(`${path} can't be rendered`);
      return {
        shown: { status, location: headers.get("location"), html: await result.text() },
        reads: asked,
      };
    },
  };
}

/** `beyond` were too many. */
type Old = { pages: ReadonlyMap<string, Shown>; beyond: number };

async function showAll(paths: Set<string>, moment: Moment, most: number, signal: AbortSignal): Promise<Old> {
  const pages = new Map<string, Shown>();
  let beyond = 0;
  // Further pages of lists join the set while it is walked.
  for (const path of paths) {
    if (pages.size >= most) {
      beyond += 1;
      continue;
    }
    await giveWay(signal);
    const page = await moment.show(path);
    pages.set(path, page);
    for (const further of furtherPages(path.replace(/\?.*/, ""), page.shown.html)) paths.add(further);
  }
  return { pages, beyond };
}

/**
 * Compares the pages whose reads have other answers; that of all others is the same. Feeds, Markdown, cards and the
 * search follow from these pages.
 */
async function compare(
  { pages: old, beyond }: Old,
  after: Moment,
  isAlike: (reads: ReadonlySet<string>) => boolean,
  pause: () => Promise<void>,
): Promise<Rehearsal> {
  const pages: RehearsedPage[] = [];
  const now = new Map<string, ShownPage>();
  const paths = new Set(old.keys());
  for (const path of paths) {
    const known = old.get(path);
    if (known && isAlike(known.reads)) continue;
    await pause();
    const next = (await after.show(path)).shown;
    now.set(path, next);
    const change = compareShown(path, known?.shown ?? notThere, next);
    if (change) pages.push(change);
    for (const further of furtherPages(path.replace(/\?.*/, ""), next.html)) paths.add(further);
  }
  const shownBefore = new Map([...old].map(([path, { shown }]) => [path, shown]));
  return {
    pages,
    problems: await findProblems(pages, shownBefore, now, after.db),
    compared: paths.size,
    leftOut: beyond,
  };
}

/** A further page of a list that was shorter. */
const notThere: ShownPage = { status: 404, location: null, html: "" };

/** What was whole before and is no longer. */
async function findProblems(
  changes: readonly RehearsedPage[],
  before: ReadonlyMap<string, ShownPage>,
  now: ReadonlyMap<string, ShownPage>,
  db: Database,
): Promise<RehearsedProblem[]> {
  const found = new Map<string, RehearsedProblem>();
  function add(kind: RehearsedProblem["kind"], about: string, page: string): void {
    const problem = found.get(kind + about) ?? { kind, about, pages: [] };
    problem.pages.push(page);
    found.set(kind + about, problem);
  }

  const stateOf = (path: string) => now.get(path) ?? before.get(path);
  const gone = new Set(changes.filter(({ becomes }) => becomes === "gone").map(({ path }) => path));
  for (const { path, becomes, location } of changes) {
    if (becomes === "moved") add("moved", location ?? "", path);
    const other = stateOf(address(otherLanguage(languageOf(path)), plainPath(path)));
    const wasPage = isPage(before.get(path) ?? notThere);
    const isLost = becomes === "gone" && wasPage && !(other && isPage(other));
    // Each article is told once, not for its older layout too.
    if (isLost && !plainPath(path).startsWith("/blog/")) add("without-language", plainPath(path), path);
  }
  if (gone.size > 0) {
    for (const path of new Set([...before.keys(), ...now.keys()])) {
      const page = stateOf(path);
      if (!page || !isPage(page)) continue;
      for (const link of linksIn(page.html)) if (gone.has(link)) add("dead-link", link, path);
    }
  }
  for (const [path, page] of now) {
    const earlier = before.get(path)?.html ?? "";
    if (!isPage(page) || page.html === earlier) continue;
    for (const heading of newOf(skippedHeadings(earlier), skippedHeadings(page.html)))
      add("skipped-heading", heading, path);
    for (const picture of newOf(undescribedIn(earlier), undescribedIn(page.html)))
      add("undescribed", picture, path);
  }
  const undescribed = [...found.values()].filter(({ kind }) => kind === "undescribed");
  if (undescribed.length === 0) return [...found.values()];
  // Lists move pictures from page to page.
  const earlier = new Set([...before.values()].flatMap(({ html }) => undescribedIn(html)));
  const named = undescribed.map(({ about }) => about);
  const pictures = await listPictures(db, named);
  return [...found.values()].filter(
    ({ kind, about }) =>
      kind !== "undescribed" || !(earlier.has(about) || pictures[mediaIdOf(about) ?? ""]?.is_decorative),
  );
}

function newOf(before: readonly string[], after: readonly string[]): string[] {
  return after.filter((one) => !before.includes(one));
}

/** Visitors come first, for a while. Throws ClientLeftError. */
async function giveWay(signal: AbortSignal): Promise<void> {
  const until = performance.now() + mostPatience;
  await nextTurn();
  while (isRendering() && performance.now() < until) await delay(2);
  if (signal.aborted) throw new ClientLeftError();
}

function isRendering(): boolean {
  const { running, waiting } = admission.render.load();
  return running + waiting > 0;
}
