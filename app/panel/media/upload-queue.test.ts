import { expect, it } from "vitest";
import { UploadError, type UploadedMedia } from "../../data/media/upload-media.ts";
import { createUploadQueue, type Upload } from "./upload-queue.ts";

const files = ["een.jpg", "twee.jpg", "drie.jpg"].map((name) => new File(["x"], name));

/** A queue whose uploads end when the test says so. */
function open() {
  const sent: {
    upload: Upload;
    signal: AbortSignal;
    progress(share: number): void;
    end(): void;
    fail(): void;
  }[] = [];
  const done: UploadedMedia[] = [];
  const queue = createUploadQueue({
    check: (file) => (file.name.endsWith(".svg") ? "svg" : null),
    send: (upload, progress, signal) =>
      new Promise((resolve, reject) => {
        const media = { id: `id of ${upload.file.name}`, path: upload.key, isKnown: false };
        const fail = () => reject(new UploadError("lost"));
        signal.addEventListener("abort", fail);
        sent.push({ upload, signal, progress, end: () => resolve(media), fail });
      }),
    onDone: (media) => done.push(media),
  });
  const states = () => queue.uploads().map(({ state }) => state.name);
  return { queue, sent, done, states };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it("sends two files at a time", async () => {
  const { queue, sent, done, states } = open();
  queue.add(files);
  expect(states()).toEqual(["sending", "sending", "waiting"]);
  sent[0]?.progress(0.4);
  expect(queue.uploads()[0]?.state).toEqual({ name: "sending", progress: 0.4 });
  sent[0]?.progress(1);
  expect(states()).toEqual(["processing", "sending", "waiting"]);
  sent[0]?.end();
  await settled();
  expect(states()).toEqual(["done", "sending", "sending"]);
  expect(done.map(({ id }) => id)).toEqual(["id of een.jpg"]);
});

it("sends large files one by one", async () => {
  const { queue, sent, states } = open();
  const large = ["a.jpg", "b.jpg"].map((name) => new File([new Uint8Array(13 * 1024 * 1024)], name));
  queue.add([...large, ...files.slice(0, 1)]);
  expect(states()).toEqual(["sending", "waiting", "waiting"]);
  sent[0]?.end();
  await settled();
  expect(states()).toEqual(["done", "sending", "sending"]);
});

it("sends a failed file again under the same key, and the others meanwhile", async () => {
  const { queue, sent, states } = open();
  queue.add(files.slice(0, 2));
  sent[0]?.fail();
  await settled();
  expect(queue.uploads()[0]?.state).toEqual({ name: "failed", problem: "lost", until: null });
  const key = queue.uploads()[0]?.key ?? "";
  queue.retry(key);
  expect(states()).toEqual(["sending", "sending"]);
  expect(sent[2]?.upload.key).toBe(key);
});

it("does not send what is rejected at once", () => {
  const { queue, sent } = open();
  queue.add([new File(["x"], "logo.svg")]);
  expect(queue.uploads()[0]?.state).toEqual({ name: "failed", problem: "svg" });
  queue.retry(queue.uploads()[0]?.key ?? "");
  expect(sent).toEqual([]);
});

it("stops a file that is removed, and sends the next one", async () => {
  const { queue, sent, done, states } = open();
  queue.add(files);
  queue.remove(queue.uploads()[0]?.key ?? "");
  await settled();
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(states()).toEqual(["sending", "sending"]);
  queue.clear();
  await settled();
  expect(queue.uploads()).toEqual([]);
  expect(sent.every(({ signal }) => signal.aborted)).toBe(true);
  expect(done).toEqual([]);
});

it("marks an animated picture, whatever its name says", async () => {
  const { queue } = open();
  const flags = [...new Uint8Array(4), 2];
  const moving = new File(["RIFFxxxxWEBPVP8X", new Uint8Array(flags)], "foto.jpg");
  queue.add([moving, new File(["x"], "foto.gif")]);
  await expect.poll(() => queue.uploads().map(({ isAnimated }) => isAnimated)).toEqual([true, undefined]);
});
