import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import { requestAttacks } from "./floods.ts";
import type { Answers, Attack } from "./requests.ts";
import { leaveBodiesOpen, pipelineAndLeave, pipelineOnce, pipelineSteadily } from "./sockets.ts";

const attacks = {
  ...requestAttacks,
  pipelineOnce,
  pipelineSteadily,
  pipelineAndLeave,
  leaveBodiesOpen,
} satisfies Record<string, Attack>;

export type AttackName = keyof typeof attacks;

/** Runs an attack in a process of its own, so that it does not disturb measurements. */
export async function attack(
  name: AttackName,
  address: string,
  seconds: number,
  more = "",
): Promise<Answers> {
  const script = fileURLToPath(import.meta.url);
  const { stdout } = await promisify(execFile)(process.execPath, [script, name, address, `${seconds}`, more]);
  return z.record(z.string(), z.number()).parse(JSON.parse(stdout));
}

if (import.meta.main) {
  const [name = "", address = "", seconds, more = ""] = process.argv.slice(2);
  const chosen = Object.entries(attacks).find(([known]) => known === name)?.[1];
  if (!chosen) throw new Error(`There is no attack ${name}`);
  console.info(JSON.stringify(await chosen(address, Number(seconds), more)));
  process.exit(0);
}
