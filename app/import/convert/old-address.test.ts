import { expect, it } from "vitest";
import { originalFile } from "./old-address.ts";

const uploads = "https://oud.example/wp-content/uploads/2024/05";

it.each([
  ["http://Oud.example/wp-content/uploads/2024/05/a-300x200.jpg", `${uploads}/a.jpg`],
  ["//oud.example/wp-content/uploads/2024/05/a-scaled.jpg", `${uploads}/a.jpg`],
  ["https://i0.wp.com/oud.example/wp-content/uploads/2024/05/a.jpg?w=600&ssl=1", `${uploads}/a.jpg`],
  [`${uploads}/a.jpg?w=600#x`, `${uploads}/a.jpg`],
  [`${uploads}/maat-10x15.pdf.jpg`, `${uploads}/maat-10x15.pdf.jpg`],
  [`${uploads}/één.jpg`, `${uploads}/%C3%A9%C3%A9n.jpg`],
  ["/wp-content/uploads/2024/05/a-150x150.png", "/wp-content/uploads/2024/05/a.png"],
  ["/content/images/size/w600/format/webp/2024/05/a.jpg", "/content/images/2024/05/a.jpg"],
  ["https://oud.example/content/images/a-800x600.jpg", "https://oud.example/content/images/a-800x600.jpg"],
  ["data:image/png;base64,AAAA", "data:image/png;base64,AAAA"],
  ["", ""],
])("the original of %s is %s", (address, original) => {
  expect(originalFile(address)).toBe(original);
  expect(originalFile(original)).toBe(original);
});

it.each([
  ["/banner-300x250.png", "/banner-300x250.png"],
  ["/banner-728x90.png", "/banner-728x90.png"],
  ["/banner-300x250-150x125.png", "/banner-300x250.png"],
  ["/banner-10x10.png", "/banner.png"],
  ["/groot-scaled.jpg", "/groot.jpg"],
  ["/groot-1024x768.jpg", "/groot.jpg"],
  ["/beide-scaled.jpg", "/beide-scaled.jpg"],
  ["/beide.jpg", "/beide.jpg"],
])("the original of %s is %s among those that an export lists", (path, original) => {
  const listed = [
    "/banner-300x250.png",
    "/banner-728x90.png",
    "/groot-scaled.jpg",
    "/beide.jpg",
    "/beide-scaled.jpg",
  ];
  expect(originalFile(path, (one) => listed.includes(one))).toBe(original);
});
