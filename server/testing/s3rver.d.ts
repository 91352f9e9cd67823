/** The used part of the package, which has no types. */
declare module "@20minutes/s3rver" {
  import type { Server } from "node:http";

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    httpServer: Server;
    middleware: ((
      context: { path: string; state: { vhost: boolean }; mountPath: string },
      next: () => Promise<void>,
    ) => Promise<void>)[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
