import { describe, expect, it } from "vitest";
import { type Accepted, type FileProblem, fileProblem } from "./file-problem.ts";

const megabyte = 1024 * 1024;

function file(name: string, type = "", size = 1): File {
  return new File([new Uint8Array(size)], name, { type });
}

describe("a file", () => {
  it.each<[FileProblem | null, File, Accepted]>([
    [null, file("reiger.jpg", "image/jpeg"), "pictures"],
    [null, file("reiger"), "pictures"],
    [null, file("gids.pdf", "application/pdf", 21 * megabyte), "both"],
    [null, file("reiger.jpg", "image/jpeg", 20 * megabyte), "both"],
    ["large", file("reiger.jpg", "image/jpeg", 20 * megabyte + 1), "both"],
    ["large", file("gids.PDF", "", 25 * megabyte + 1), "files"],
    ["empty", file("reiger.jpg", "image/jpeg", 0), "pictures"],
    ["folder", file("fotos.jpg", "inode/directory"), "both"],
    ["svg", file("logo.svg", "image/svg+xml"), "pictures"],
    ["svg", file("logo.SVG"), "files"],
    [null, file("IMG_1.HEIC"), "pictures"],
    [null, file("IMG_1", "image/heif"), "both"],
    ["picture-only", file("gids.pdf", "application/pdf"), "pictures"],
    ["pdf-only", file("reiger.jpg", "image/jpeg"), "files"],
  ])("is rejected before it is sent, or is not: %s", (problem, chosen, accepted) => {
    expect(fileProblem(chosen, accepted)).toBe(problem);
  });
});
