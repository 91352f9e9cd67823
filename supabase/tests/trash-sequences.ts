import type { RandomInput } from "../../server/backend/testing/random-input.ts";
import type { KindCase } from "./kind-cases.ts";

/** What a subject must be. A plan may end by itself; in the trash there is none. */
type Subject = {
  id: string;
  slug: string;
  title: string;
  isShown: boolean;
  versions: number;
  isPlanned: boolean;
  /** Whether the newest version waits beside what is live. */
  isWaiting: boolean;
  place: "site" | "trash" | "gone";
};

/** What a product says of a subject; null for what it has not. */
export type SubjectState = {
  id: string;
  slug: string | null;
  /** Its slug in the trash. */
  kept: string | null;
  isShown: boolean | null;
  title: string | null;
  isWaiting: boolean;
  versions: number;
  plans: number;
};

type Document = ReturnType<KindCase["titled"]>;

/** What an editor does with one kind of content, on any way to the database. */
export type Editor = {
  /** Saves what a version leads to, or something new; gives its id. */
  save(document: Document, id: string | null, number: number | null): Promise<string>;
  plan(id: string, action: "publish" | "unpublish", number: number | null): Promise<void>;
  wait(document: Document, id: string, number: number): Promise<void>;
  remove(id: string): Promise<void>;
  /** Gives a free slug when the own one is taken, else null. */
  restore(id: string, slug?: string): Promise<string | null>;
  purge(id: string): Promise<void>;
  stateOf(ids: readonly string[]): Promise<SubjectState[]>;
};

type Verb = "create" | "change" | "plan" | "wait" | "delete" | "restore" | "purge";

type Step = {
  verb: Verb;
  /** Whether it is known what it makes of the model when its answer is lost. */
  canBeCut: boolean;
  run(): Promise<void>;
  /** What it makes of the model. */
  apply(): void;
};

export type Counts = { steps: number; restored: number; renamed: number };

/** Does a step, and gives whether its answer was heard. */
type Attempt = (step: Pick<Step, "verb" | "canBeCut" | "run">) => Promise<boolean>;

/** What happened to the machine after a step: it was backed up, or lost and restored from its last backup. */
type Event = "backed up" | "lost" | null;

const gone = { place: "gone", versions: 0, isWaiting: false, isPlanned: false } as const;

async function justRun({ run }: Pick<Step, "run">): Promise<boolean> {
  await run();
  return true;
}

async function nothing(): Promise<null> {
  return null;
}

/**
 * One random sequence of steps with things that want the same two slugs; after each step, the product must be what a simple
 * model says. A step that was cut short has happened whole or not at all; of a lost machine exactly what was backed up is there.
 *
 * @param name begins the slugs
 * @throws Error with the steps when product and model differ
 */
export async function runSequence(
  { titled }: Pick<KindCase, "titled">,
  editor: Editor,
  random: RandomInput,
  name: string,
  {
    length = 14,
    attempt = justRun,
    afterStep = nothing,
  }: { length?: number; attempt?: Attempt; afterStep?: () => Promise<Event> } = {},
): Promise<Counts> {
  const slugs = [`${name}-a`, `${name}-b`];
  const subjects: Subject[] = [];
  let backedUp: Subject[] = [];
  const done: string[] = [];
  const counts: Counts = { steps: 0, restored: 0, renamed: 0 };
  const isTaken = (slug: string) => subjects.some((one) => one.place === "site" && one.slug === slug);

  function create(slug: string): Step {
    const made = { slug, title: `T${done.length}`, isShown: random.below(2) === 0 };
    let id = "";
    return {
      verb: "create",
      canBeCut: false,
      async run() {
        id = await editor.save(titled(made.title, made.isShown, slug), null, null);
      },
      apply() {
        subjects.push({ ...made, id, versions: 1, isPlanned: false, isWaiting: false, place: "site" });
      },
    };
  }

  function change(one: Subject): Step {
    const changed = { title: `T${done.length}`, isShown: random.below(2) === 0, isWaiting: false };
    return {
      verb: "change",
      canBeCut: true,
      async run() {
        await editor.save(titled(changed.title, changed.isShown, one.slug), one.id, one.versions);
      },
      apply: () => void Object.assign(one, { ...changed, versions: one.versions + 1 }),
    };
  }

  function plan(one: Subject): Step {
    return {
      verb: "plan",
      canBeCut: true,
      run: () =>
        editor.plan(one.id, one.isShown ? "unpublish" : "publish", one.isShown ? null : one.versions),
      apply: () => void Object.assign(one, { isPlanned: true }),
    };
  }

  function wait(one: Subject): Step {
    return {
      verb: "wait",
      canBeCut: true,
      run: () => editor.wait(titled(`W${done.length}`, true, one.slug), one.id, one.versions),
      apply: () => void Object.assign(one, { versions: one.versions + 1, isWaiting: true }),
    };
  }

  function remove(one: Subject): Step {
    return {
      verb: "delete",
      canBeCut: true,
      run: () => editor.remove(one.id),
      apply: () => void Object.assign(one, { place: "trash" }),
    };
  }

  function restore(one: Subject): Step {
    const isBlocked = isTaken(one.slug);
    let slug = one.slug;
    return {
      verb: "restore",
      canBeCut: !isBlocked,
      async run() {
        const proposal = await editor.restore(one.id);
        if ((proposal !== null) !== isBlocked) throw new Error(`${one.slug}: ${proposal} is proposed`);
        if (proposal === null) return;
        if (isTaken(proposal) || (await editor.restore(one.id, proposal)) !== null)
          throw new Error(`${proposal} is not free`);
        slug = proposal;
      },
      apply() {
        counts.restored += 1;
        one.place = "site";
        if (!isBlocked) return;
        counts.renamed += 1;
        one.slug = slug;
        // A new version would end what waits.
        if (!one.isWaiting) one.versions += 1;
      },
    };
  }

  function purge(one: Subject): Step {
    return {
      verb: "purge",
      canBeCut: true,
      run: () => editor.purge(one.id),
      apply: () => void Object.assign(one, gone),
    };
  }

  function possible(): Step[] {
    const onSite = subjects.filter(({ place }) => place === "site");
    const inTrash = subjects.filter(({ place }) => place === "trash");
    return [
      ...slugs.filter((slug) => !isTaken(slug)).map(create),
      ...onSite.flatMap((one) => [change(one), plan(one), remove(one)]),
      ...onSite.filter(({ isShown }) => isShown).map(wait),
      ...inTrash.flatMap((one) => [restore(one), restore(one), purge(one)]),
    ];
  }

  /** How the product differs from the model; null when it does not. */
  async function difference(): Promise<string | null> {
    const found = await editor.stateOf(subjects.map(({ id }) => id));
    // A plan may end by itself.
    const seen = JSON.stringify(
      found.map((state, index) => {
        const { isPlanned = false, place } = subjects[index] ?? {};
        return isPlanned && place === "site" ? { ...state, plans: 1 } : state;
      }),
    );
    const wanted = JSON.stringify(subjects.map(expected));
    return seen === wanted ? null : `${done.join(", ")}: ${seen} instead of ${wanted}`;
  }

  function follow(event: Event): void {
    if (event === null) return;
    done.push(event);
    if (event === "backed up") backedUp = structuredClone(subjects);
    else for (const one of subjects) Object.assign(one, backedUp.find(({ id }) => id === one.id) ?? gone);
  }

  while (counts.steps < length) {
    const step = random.of(possible());
    done.push(step.verb);
    counts.steps += 1;
    const isHeard = await attempt(step);
    // Whole or not at all.
    if (isHeard || (await difference()) !== null) step.apply();
    follow(await afterStep());
    const differs = await difference();
    if (differs !== null) throw new Error(differs);
  }
  return counts;
}

function expected({
  id,
  slug,
  title,
  isShown,
  versions,
  isPlanned,
  isWaiting,
  place,
}: Subject): SubjectState {
  const isOnSite = place === "site";
  return {
    id,
    slug: isOnSite ? slug : null,
    kept: place === "trash" ? slug : null,
    isShown: isOnSite ? isShown : null,
    title: isOnSite ? title : null,
    isWaiting,
    versions,
    plans: isOnSite && isPlanned ? 1 : 0,
  };
}
