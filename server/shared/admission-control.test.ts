// @module-tag S30
// @module-tag S36
// @module-tag S39

import { describe, expect, it } from "vitest";
import { ClientLeftError, createLimiter, type Limiter, OverloadError } from "./admission-control.ts";

describe("a limiter", () => {
  it("limits concurrency, and runs the rest in order of arrival", async () => {
    const { ask, begun, finish } = arrange({ running: 2, waiting: 10 });
    for (const name of ["a1", "b1", "c1", "d1"]) void ask(name);
    expect(begun()).toEqual(["a1", "b1"]);
    finish("b1");
    await expect.poll(begun).toEqual(["a1", "b1", "c1"]);
    finish("a1");
    await expect.poll(begun).toEqual(["a1", "b1", "c1", "d1"]);
  });

  it("alternates between networks, regardless of their queue lengths", async () => {
    const { ask, begun, finish } = arrange({ running: 1, waiting: 10 });
    for (const name of ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]) void ask(name);
    for (const name of ["a1", "a2", "b1", "c1", "a3", "b2"]) {
      await expect.poll(() => begun().at(-1)).toBe(name);
      finish(name);
    }
    await expect.poll(() => begun().at(-1)).toBe("a4");
  });

  it("reserves a quarter of its slots for other networks", async () => {
    const { ask, begun, finish, limiter } = arrange({ running: 4, waiting: 10 });
    for (const name of ["a1", "a2", "a3", "a4", "a5", "b1"]) void ask(name);
    await expect.poll(begun).toEqual(["a1", "a2", "a3", "b1"]);
    expect(limiter.load()).toEqual({ running: 4, waiting: 2, rejected: 0 });
    finish("b1");
    finish("a1");
    await expect.poll(begun).toEqual(["a1", "a2", "a3", "b1", "a4"]);
    expect(limiter.load()).toMatchObject({ running: 3, waiting: 1 });
  });

  it("rejects the newest request of the network with the longest queue when full", async () => {
    const { ask, begun, finish, limiter } = arrange({ running: 1, waiting: 3 });
    for (const name of ["a1", "a2", "a3"]) void ask(name);
    const newest = ask("a4");
    await expect(ask("a5")).rejects.toThrow(OverloadError);
    void ask("b1");
    await expect(newest).rejects.toThrow(OverloadError);
    // The networks in the queue have one or two requests each, not more than the newest.
    await expect(ask("b2")).rejects.toThrow(OverloadError);
    expect(limiter.load()).toEqual({ running: 1, waiting: 3, rejected: 3 });
    for (const name of ["a1", "a2", "b1"]) {
      await expect.poll(() => begun().at(-1)).toBe(name);
      finish(name);
    }
    await expect.poll(begun).toEqual(["a1", "a2", "b1", "a3"]);
  });

  it("never starts aborted work", async () => {
    const { ask, begun, finish, limiter } = arrange({ running: 1, waiting: 2 });
    const leaving = new AbortController();
    void ask("a1");
    const left = ask("a2", leaving.signal);
    void ask("a3");
    leaving.abort();
    await expect(left).rejects.toThrow(ClientLeftError);
    await expect(ask("a4", leaving.signal)).rejects.toThrow(ClientLeftError);
    expect(limiter.load()).toEqual({ running: 1, waiting: 1, rejected: 0 });
    finish("a1");
    await expect.poll(begun).toEqual(["a1", "a3"]);
  });

  it("does not start work that is aborted when admitted", async () => {
    const { ask, begun, finish, limiter } = arrange({ running: 1, waiting: 2 });
    const leaving = new AbortController();
    void ask("a1");
    const left = ask("b1", leaving.signal);
    const next = ask("b2");
    finish("a1");
    setImmediate(() => leaving.abort());
    await expect(left).rejects.toThrow(ClientLeftError);
    await expect.poll(begun).toEqual(["a1", "b2"]);
    finish("b2");
    await next;
    expect(limiter.load()).toEqual({ running: 0, waiting: 0, rejected: 0 });
  });

  it("continues after failed work, and rejects its caller", async () => {
    const limiter = createLimiter({ running: 1, waiting: 1 });
    const failed = limiter.run("a", undefined, async () => {
      throw new Error("broken");
    });
    const next = limiter.run("a", undefined, async () => "done");
    await expect(failed).rejects.toThrow("broken");
    expect(await next).toBe("done");
  });

  it("yields to the event loop between queued work", async () => {
    const limiter = createLimiter({ running: 1, waiting: 10 });
    const seen: string[] = [];
    const all = ["1", "2"].map((name) => limiter.run("a", undefined, async () => void seen.push(name)));
    setImmediate(() => seen.push("turn"));
    await Promise.all(all);
    expect(seen).toEqual(["1", "turn", "2"]);
  });
});

/** Work by name, whose letter is its network; runs until finished. */
function arrange(limits: { running: number; waiting: number }) {
  const limiter: Limiter = createLimiter(limits);
  const gates = new Map<string, () => void>();
  const seen: string[] = [];
  return {
    limiter,
    begun: () => [...seen],
    finish: (name: string) => gates.get(name)?.(),
    ask: (name: string, signal?: AbortSignal) =>
      limiter.run(name.charAt(0), signal, async () => {
        seen.push(name);
        await new Promise<void>((resolve) => gates.set(name, resolve));
      }),
  };
}
