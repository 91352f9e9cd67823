import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { BenchSite, Client } from "../../bench/site-process.ts";
import { type Messages, sendMessages } from "../writers/messages.ts";
import { type Saving, saveRepeatedly } from "../writers/saves.ts";
import { expectSaved, expectStored } from "../writers/stored.ts";

const messages = 400;

/** Writes that a site is disturbed in. */
export type Writes<Disturbed> = {
  /** Writes over and over, and disturbs the site at some moment of it. @returns what was acknowledged */
  through(site: BenchSite, label: string, disturb: () => Promise<void>): Promise<Disturbed>;
  /** @throws Error when something acknowledged is lost, or something is half there */
  expectComplete(db: Client, all: readonly Disturbed[]): Promise<void>;
  /** The figures, in words. */
  tell(what: string, all: readonly Disturbed[]): string;
};

/** What was acknowledged of messages and saves. */
type Disturbed = { label: string; sent: Messages; savings: Saving[] };

/** Messages are sent, and two articles saved over and over. */
export const saving: Writes<Disturbed> = { through, expectComplete, tell };

async function through(site: BenchSite, label: string, disturb: () => Promise<void>): Promise<Disturbed> {
  const { token } = await site.signIn();
  const sent = sendMessages(site.address, label, messages);
  const savings = [1, 2].map((number) =>
    saveRepeatedly(site.address, token, `${label.replace(/\W+/g, "-")}${number}`, () => false),
  );
  const enough = randomInt(messages / 10, messages - messages / 10);
  while (sent.acknowledged.size < enough || savings.some(({ acknowledged }) => acknowledged === 0))
    await wait(1);
  await wait(randomInt(20));
  await disturb();
  await Promise.all([sent.done, ...savings.map(({ done }) => done)]);
  return { label, sent, savings };
}

async function expectComplete(db: Client, all: readonly Disturbed[]): Promise<void> {
  for (const { label, sent, savings } of all) {
    await expectStored(db, label, sent.acknowledged);
    for (const saving of savings) await expectSaved(db, saving);
  }
}

function tell(what: string, all: readonly Disturbed[]): string {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const stored = sum(all.map(({ sent }) => sent.acknowledged.size));
  const saved = sum(all.flatMap(({ savings }) => savings.map(({ acknowledged }) => acknowledged)));
  return `${all.length} ${what}, ${stored} messages and ${saved} saves acknowledged, none lost, no article half saved`;
}
