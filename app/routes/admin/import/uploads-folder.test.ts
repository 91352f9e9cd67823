import { expect, it } from "vitest";
import { fileInFolder, uploadsFolder } from "./uploads-folder.ts";

const folder = (...paths: string[]) =>
  uploadsFolder(paths.map((path) => Object.assign(new File([path], path), { webkitRelativePath: path })));

const address = "https://oud.example/wp-content/uploads/2024/05/foto%20%C3%A9%C3%A9n.jpg?x=1";

it.each([
  "uploads/2024/05/foto één.jpg",
  "wp-content/uploads/2024/05/foto één.jpg",
  "site/wp-content/uploads/2024/05/foto één.jpg",
  "reserve/uploads/2024/05/foto één.jpg",
  "mijn map/2024/05/foto één.jpg",
  // As macOS writes names.
  "uploads/2024/05/foto één.jpg".normalize("NFD"),
])("finds a file by its old address in %s", (path) => {
  expect(fileInFolder(folder(path), address)?.name).toBe(path);
});

it("finds a picture of Ghost, by its path", () => {
  const found = folder("content/images/2024/a.png", "content/images/size/w600/2024/a.png");
  expect(fileInFolder(found, "/content/images/2024/a.png")?.name).toBe("content/images/2024/a.png");
});

it.each(["/wp-content/uploads/2023/05/foto%20%C3%A9%C3%A9n.jpg", "/%zz", "", "/wp-content/uploads/"])(
  "gives nothing for %j",
  (other) => {
    expect(fileInFolder(folder("uploads/2024/05/foto één.jpg"), other)).toBeNull();
  },
);
