import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { hostname } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { onEmbedded, temporaryDirectory } from "../../bench/test-bed.ts";
import { type Report, runImportCommand } from "./command.ts";
import { startListener } from "./listener.ts";
import { makeSmallPicture } from "./old-site.ts";
import { readRows } from "./read-rows.ts";
import { wxrEnd, wxrHead, wxrItem } from "./wxr.ts";

const oldSite = "https://oud.example";
const maxSeconds = 120;

/** Names of uploads that lead out of their directory, and files at addresses of inner hosts. @returns the figures */
export function refuseElsewhere(): Promise<string> {
  return onEmbedded(async ({ settings, prepare, start }) => {
    await prepare(async () => {});
    await using _site = await start();
    const paths = await leadOut(settings);
    const addresses = await callInside(settings);
    const redirected = await redirectInside(settings);
    return `${paths} names of uploads led nowhere; ${addresses} addresses of inner hosts were not called, and ${redirected} redirects to them not followed`;
  });
}

/** The number of names, each tried as an attachment and in a text. */
async function leadOut(settings: NodeJS.ProcessEnv): Promise<number> {
  await using directory = await temporaryDirectory();
  const uploads = join(directory.path, "site", "uploads");
  await mkdir(join(uploads, "2024/05"), { recursive: true });
  // A picture, which the library would take.
  const secret = join(directory.path, "site", "secret.jpg");
  for (const path of [
    secret,
    join(directory.path, "secret.jpg"),
    join(directory.path, "site", "uploads-secret.jpg"),
  ])
    await writeFile(path, await makeSmallPicture(1));
  await writeFile(join(uploads, "2024/05/own.jpg"), await makeSmallPicture(2));
  await symlink(secret, join(uploads, "2024/05/link.jpg"));
  await symlink(directory.path, join(uploads, "2024/05/up"));
  await promisify(execFile)("mkfifo", [join(uploads, "2024/05/pipe.jpg")]);
  const stored = `${oldSite}/wp-content/uploads`;
  const addresses = [
    ...["../secret.jpg", "../../secret.jpg", "2024/05/../../../secret.jpg", "2024/../../secret.jpg"],
    ...[
      "%2e%2e/secret.jpg",
      "..%2fsecret.jpg",
      "%2e%2e%2fsecret.jpg",
      "%252e%252e%252fsecret.jpg",
      "..%5csecret.jpg",
    ],
    ...["..\\secret.jpg", "....//secret.jpg", "..;/secret.jpg", "../uploads-secret.jpg", "%00/../secret.jpg"],
    ...[
      "2024/05/link.jpg",
      "2024/05/up/secret.jpg",
      "2024/05/up/site/secret.jpg",
      "2024/05/pipe.jpg",
      "2024/05",
      "",
    ],
    ...[
      `/${secret}`,
      encodeURIComponent(secret),
      `/..${"/..".repeat(20)}${secret}`,
      "2024/05/%c0%ae%c0%ae/secret.jpg",
    ],
  ]
    .map((path) => `${stored}/${path}`)
    .concat([
      oldSite + secret,
      `${oldSite}/${secret}`,
      `file://${secret}`,
      secret,
      `${oldSite}/..${secret}`,
      "secret.jpg",
    ])
    .concat([
      `${oldSite}/../secret.jpg`,
      `${oldSite}/%2e%2e/secret.jpg`,
      "../secret.jpg",
      "file:///dev/zero",
      "/proc/self/environ",
    ]);
  const report = await take(settings, {
    addresses: [...addresses, `${stored}/2024/05/own.jpg`],
    words: ["--uploads", uploads],
  });
  expectMissing(report, 1);
  const files = (await readRows(settings)).filter((row) => row.includes("import/"));
  assert.equal(files.length, 1, `Of outside the directory: ${files.join("\n")}`);
  return addresses.length;
}

async function callInside(settings: NodeJS.ProcessEnv): Promise<number> {
  await using listener = await startListener();
  const hosts = [
    ...[
      "127.0.0.1",
      "127.1",
      "2130706433",
      "0x7f000001",
      "0177.0.0.1",
      "0.0.0.0",
      "0",
      "localhost",
      "localhost.",
    ],
    ...["[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[0:0:0:0:0:0:0:1]", "[64:ff9b::7f00:1]"],
    ...[
      "169.254.169.254",
      "10.0.0.1",
      "192.168.0.1",
      "172.16.0.1",
      "[fd00::1]",
      "[fe80::1]",
      hostname(),
      "sub.localhost",
    ],
  ];
  for (const host of hosts) {
    for (const site of [`http://${host}:${listener.port}`, `https://${host}:${listener.port}`]) {
      const addresses = [
        `${site}/wp-content/uploads/a.jpg`,
        `${site.replace("//", "//user@")}/wp-content/uploads/b.jpg`,
      ];
      expectMissing(await take(settings, { site, addresses, words: ["--fetch"] }), 0);
      assert.equal(listener.connections(), 0, `${host} was called`);
    }
  }
  // Of another host than the old site's.
  const addresses = hosts.flatMap((host) => [
    `http://${host}:${listener.port}/a.jpg`,
    `//${host}:${listener.port}/wp-content/uploads/a.jpg`,
    `http://oud.example@${host}:${listener.port}/a.jpg`,
    `http://oud.example\\@${host}:${listener.port}/a.jpg`,
  ]);
  expectMissing(await take(settings, { site: "http://oud.invalid", addresses, words: ["--fetch"] }), 0);
  assert.equal(listener.connections(), 0, "An inner host was called");
  return 2 * hosts.length + addresses.length;
}

/** An old site that may be called leads to hosts that may not. */
async function redirectInside(settings: NodeJS.ProcessEnv): Promise<number> {
  await using listener = await startListener();
  const targets = [
    ...[
      `http://127.0.0.1:${listener.port}/`,
      `http://[::1]:${listener.port}/`,
      `//127.0.0.1:${listener.port}/a.jpg`,
    ],
    ...[`http://localhost@127.0.0.1:${listener.port}/`, `http://127.0.0.1:${listener.port}\\@localhost/`],
    ...[
      "file:///etc/passwd",
      "http://169.254.169.254/latest/meta-data/",
      "ftp://localhost/",
      "data:image/png;base64,AAAA",
    ],
  ];
  let asked = 0;
  const server = createServer(({ url }, response) => {
    asked += 1;
    response.writeHead(302, { Location: targets[Number(/\d+/.exec(url ?? "")?.[0])] ?? "/" }).end();
  }).listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  const site = `http://localhost:${typeof address === "object" ? address?.port : 0}`;
  const addresses = targets.map((_, number) => `${site}/wp-content/uploads/${number}.jpg`);
  const own = { ...settings, WEBHOOK_ALLOW_PRIVATE: "1" };
  try {
    expectMissing(await take(own, { site, addresses, words: ["--fetch"] }), 0);
  } finally {
    server.close();
  }
  assert.equal(asked, targets.length, "The old site was not called");
  assert.equal(listener.connections(), 0, "A redirect was followed inside");
  return targets.length;
}

type Given = { site?: string; addresses: readonly string[]; words: readonly string[] };

/** Imports an export that has these files as attachments, as featured pictures and in texts. */
async function take(
  settings: NodeJS.ProcessEnv,
  { site = oldSite, addresses, words }: Given,
): Promise<Report> {
  await using directory = await temporaryDirectory();
  const file = join(directory.path, "export.xml");
  const items = addresses.flatMap((address, number) => [
    wxrItem({
      id: 1_000 + number,
      type: "attachment",
      title: `File ${number}`,
      slug: `file-${number}`,
      file: address,
    }),
    wxrItem({
      id: number + 1,
      title: `Post ${number}`,
      slug: `post-${number}`,
      link: `${site}/post-${number}/`,
      content: `<p>Tekst</p><img src="${address}"><a href="${address}">x</a>[gallery ids="${1_000 + number}"]`,
      meta: { _thumbnail_id: String(1_000 + number) },
    }),
  ]);
  await writeFile(file, [wxrHead(site), ...items, wxrEnd].join(""));
  const { status, sentence, report } = await runImportCommand([file, ...words], settings, maxSeconds * 1_000);
  assert(status === 2 && report, `${status}: ${sentence}`);
  return report;
}

/** Throws unless all files but so many are missing, with a reason. */
function expectMissing({ items }: Report, there: number): void {
  const files = items.filter(({ kind }) => kind === "file");
  const missing = files.filter(({ outcome, notes }) => outcome === "missing" && notes.length > 0);
  const others = files.filter((one) => !missing.includes(one) && one.outcome !== "unchanged");
  assert.equal(others.length, there, JSON.stringify(others));
}
