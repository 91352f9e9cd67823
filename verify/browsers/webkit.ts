import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { z } from "zod";
import { freePort } from "../../server/testing/free-port.ts";
import { until } from "../until.ts";
import type { TestBrowser } from "./browser.ts";

/** WebKitGTK, which has no headless mode, on a virtual screen, driven by W3C WebDriver. */
export async function openWebKit(): Promise<TestBrowser> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const display = await firstLine(screen);
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: "x11" };
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  async function end(): Promise<void> {
    for (const one of [driver, screen]) {
      const ended = once(one, "exit");
      if (one.kill()) await ended;
    }
  }
  return drive(`http://127.0.0.1:${port}`, end).catch((error) => end().then(() => Promise.reject(error)));
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout) for await (const line of createInterface(stdout)) return line;
  throw new Error("Xvfb has not started");
}

const newSession = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});
/** The key of an element's id (W3C WebDriver, section 12). */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";
const element = z.object({ [elementKey]: z.string() });

/** `end` stops the driver and the virtual screen. */
async function drive(driver: string, end: () => Promise<void>): Promise<TestBrowser> {
  await until("WebKitWebDriver to start", () => call("GET", `${driver}/status`));
  const wanted = { capabilities: { alwaysMatch: { unhandledPromptBehavior: "accept" } } };
  const opened = newSession.parse(await call("POST", `${driver}/session`, wanted));
  const session = `${driver}/session/${opened.sessionId}`;
  const get = (path: string) => call("GET", `${session}/${path}`);
  const post = (path: string, body: unknown) => call("POST", `${session}/${path}`, body);
  const act = (source: object, actions: object[]) => post("actions", { actions: [{ ...source, actions }] });

  async function click(x: number, y: number): Promise<void> {
    await act({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" } }, [
      { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y), origin: "viewport" },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]);
  }

  /** The first window's toolbar needs 447 pixels; a window opened by a page has none and can be as narrow as a phone. */
  async function changeToPlainWindow(): Promise<void> {
    const first = await get("window");
    const opener = `<html onclick="open('about:blank', '', 'width=360,height=780')">`;
    await post("url", { url: `data:text/html,${opener}` });
    await click(50, 50);
    const handle = await until("a second window", async () => {
      const handles = z.array(z.string()).parse(await get("window/handles"));
      return handles.find((one) => one !== first) ?? null;
    });
    await call("DELETE", `${session}/window`);
    await post("window", { handle });
  }

  await changeToPlainWindow();
  return {
    name: "WebKit",
    version: opened.capabilities.browserVersion,
    open: async (url) => void (await post("url", { url })),
    run: (expression) => post("execute/sync", { script: `return ${expression}`, args: [] }),
    click,
    async type(text) {
      const keys = [...text].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
      await act({ type: "key", id: "keys" }, keys);
    },
    async upload(id, text) {
      const input = element.parse(await post("element", { using: "css selector", value: `[id="${id}"]` }));
      await post(`element/${input[elementKey]}/value`, { text });
    },
    resize: async (width, height) => void (await post("window/rect", { width, height })),
    close: () =>
      call("DELETE", session)
        .then(() => undefined)
        .finally(end),
  };
}

const failure = z.object({ error: z.string(), message: z.string() });

/** The driver's value. @throws Error with the driver's message */
async function call(method: string, address: string, body?: unknown): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  const { value } = z.object({ value: z.unknown() }).parse(await response.json());
  if (response.ok) return value;
  const { error, message } = failure.parse(value);
  throw new Error(`WebKitWebDriver: ${error} ${message}`);
}
