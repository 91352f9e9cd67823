import crypto, { type BinaryLike } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import type { S3Settings } from "../settings/s3-settings.ts";

/** `directory` holds its objects. */
export type S3Server = { settings: S3Settings; directory: string; stop(): Promise<void> };

/** Starts a server that speaks S3, with one empty bucket. It knows one key pair, S3RVER, and verifies signatures. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), "s3-"));
  const [address, bucket] = ["127.0.0.1", "library"];
  const server = new S3rver({
    address,
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  server.middleware.splice(-1, 0, verifyLastSlash);
  provideDes();
  const { port } = await server.run();
  return {
    settings: {
      url: new URL(`http://${address}:${port}`),
      bucket,
      accessKey: "S3RVER",
      secretKey: "S3RVER",
      region: "auto",
    },
    directory,
    async stop() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** Before the package's router, which leaves the slash after a bucket's name out of what it verifies. */
const verifyLastSlash: S3rver["middleware"][number] = (context, next) => {
  if (/^\/[^/]+\/$/.test(context.path)) {
    context.state.vhost = true;
    context.mountPath = "/";
  }
  return next();
};

const { createCipheriv, createDecipheriv } = crypto;

/** The package's tokens of long lists need DES, which OpenSSL 3 lacks: triple DES with one key is the same. */
function provideDes(): void {
  const triple = (key: Uint8Array) => Buffer.concat([key, key, key]);
  Object.defineProperty(crypto, "createCipheriv", {
    value: (name: string, key: Uint8Array, iv: BinaryLike) =>
      name === "des" ? createCipheriv("des-ede3-cbc", triple(key), iv) : createCipheriv(name, key, iv),
  });
  Object.defineProperty(crypto, "createDecipheriv", {
    value: (name: string, key: Uint8Array, iv: BinaryLike) =>
      name === "des" ? createDecipheriv("des-ede3-cbc", triple(key), iv) : createDecipheriv(name, key, iv),
  });
}
