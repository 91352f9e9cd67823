import { once } from "node:events";
import { utimes } from "node:fs/promises";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { createDirectoryPlace, ownPlace } from "../../server/backup/place/directory-place.ts";
import type { Place } from "../../server/backup/place/place.ts";
import { createS3Place } from "../../server/backup/place/s3-place.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { startS3Server } from "../../server/testing/start-s3-server.ts";

export const placeKinds = ["directory", "bucket"] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Where a check keeps backups. */
export type CheckedPlace = AsyncDisposable & {
  place: Place;
  /** Those that every command needs. */
  settings: NodeJS.ProcessEnv;
  /** For `--from`. */
  from: string;
  /** Dates an object back. */
  age(key: string, date: Date): Promise<void>;
  /** Called before each request to a bucket, as "PUT /library/files/…"; it goes on when this resolves. */
  onRequest(look: (request: string) => Promise<void>): void;
};

/** The directory of backups in this DATA_DIR, or an empty bucket behind a proxy. */
export async function openCheckedPlace(kind: PlaceKind, dataDirectory: string): Promise<CheckedPlace> {
  if (kind === "directory") {
    const directory = ownPlace(dataDirectory);
    return {
      place: createDirectoryPlace(directory),
      settings: {},
      from: directory,
      age: (key, date) => utimes(join(directory, key), date, date),
      onRequest() {},
      async [Symbol.asyncDispose]() {},
    };
  }
  const { settings, directory, stop } = await startS3Server();
  let look: (request: string) => Promise<void> = async () => {};
  const proxy = await startProxy(settings.url, (line) => look(line));
  const { bucket, accessKey, secretKey } = settings;
  return {
    place: createS3Place(settings),
    settings: {
      BACKUP_S3_URL: proxy.address,
      BACKUP_S3_BUCKET: bucket,
      BACKUP_S3_ACCESS_KEY: accessKey,
      BACKUP_S3_SECRET_KEY: secretKey,
    },
    from: "s3",
    age: (key, date) => utimes(join(directory, bucket, `${key}._S3rver_object`), date, date),
    onRequest(next) {
      look = next;
    },
    async [Symbol.asyncDispose]() {
      proxy.stop();
      await stop();
    },
  };
}

async function startProxy(target: URL, look: (request: string) => Promise<void>) {
  const server = createServer(async (incoming, outgoing) => {
    const { method = "", url: path = "", headers } = incoming;
    const abandon = () => outgoing.destroy();
    incoming.on("error", abandon);
    outgoing.on("error", abandon);
    await look(`${method} ${path}`);
    const passed = request(new URL(path, target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on("error", abandon).pipe(outgoing);
    }).on("error", abandon);
    // A sender that was killed ends its object, too.
    outgoing.on("close", () => passed.destroy());
    incoming.pipe(passed);
  });
  const port = await freePort();
  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    address: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
