// @module-tag S50

import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { findFile } from "./find-file.ts";

let directory: string;

beforeAll(async () => {
  const above = await mkdtemp(join(tmpdir(), "uploads-"));
  directory = join(above, "uploads");
  await mkdir(join(directory, "2024/05"), { recursive: true });
  await writeFile(join(directory, "2024/05/foto één.jpg"), "photo");
  await writeFile(join(above, "secret.txt"), "secret");
  await symlink(join(above, "secret.txt"), join(directory, "link.jpg"));
  await symlink(above, join(directory, "2024/05/up"));
  await writeFile(join(above, "uploads-secret.txt"), "secret");
  execFileSync("mkfifo", [join(directory, "pipe.jpg")]);
});

const text = async (address: string, root = directory) => (await findFile(root, address))?.toString() ?? null;

it("finds a file by its old address, in the uploads or a directory above", async () => {
  const address = "https://oud.example/wp-content/uploads/2024/05/foto%20%C3%A9%C3%A9n.jpg?x=1";
  expect(await text(address)).toBe("photo");
  await mkdir(join(directory, "site/content/images"), { recursive: true });
  await writeFile(join(directory, "site/content/images/a.png"), "above");
  expect(await text("/content/images/a.png", join(directory, "site"))).toBe("above");
});

it("finds a file however its letters are composed", async () => {
  await writeFile(join(directory, "2024/05/cafe\u0301.jpg"), "decomposed");
  await writeFile(join(directory, "2024/05/th\u00e9.jpg"), "composed");
  expect(await text("/wp-content/uploads/2024/05/caf%C3%A9.jpg")).toBe("decomposed");
  expect(await text("/wp-content/uploads/2024/05/the%CC%81.jpg")).toBe("composed");
});

it.each([
  "/wp-content/uploads/../secret.txt",
  "/wp-content/uploads/%2e%2e/secret.txt",
  "/wp-content/uploads/..%2fsecret.txt",
  "/../secret.txt",
  "/%2e%2e%5csecret.txt",
  "/wp-content/uploads/link.jpg",
  "/wp-content/uploads/pipe.jpg",
  "/wp-content/uploads/",
  "/wp-content/uploads/2024",
  "/wp-content/uploads/a%00.jpg",
  "/%zz",
  "/wp-content/uploads/2024/05/../../../secret.txt",
  "/wp-content/uploads/%252e%252e%252fsecret.txt",
  "/wp-content/uploads/..%5csecret.txt",
  "/wp-content/uploads/..\\secret.txt",
  "/wp-content/uploads/....//secret.txt",
  "/wp-content/uploads/..;/secret.txt",
  "/wp-content/uploads/../uploads-secret.txt",
  "/wp-content/uploads/%00/../secret.txt",
  "/wp-content/uploads/%c0%ae%c0%ae/secret.txt",
  "/wp-content/uploads/2024/05/up/secret.txt",
  `/wp-content/uploads//..${"/..".repeat(20)}/etc/passwd`,
  "/wp-content/uploads//etc/passwd",
  "/wp-content/uploads/%2fetc%2fpasswd",
  "https://oud.example/etc/passwd",
  "https://oud.example//etc/passwd",
  "file:///etc/passwd",
  "/dev/zero",
  "/proc/self/environ",
  "../secret.txt",
  "secret.txt",
])("gives nothing for %s", async (address) => {
  expect(await text(address)).toBeNull();
});
