import decodeQR from "qr/decode.js";
import { describe, expect, it } from "vitest";
import { drawQrCode } from "./qr-code.ts";

/** Renders the image with eight pixels per module. */
function photograph(svg: string) {
  const scale = 8;
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]) * scale;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const bar of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const [x = 0, y = 0, length = 0] = bar.slice(1).map(Number);
    for (let row = y * scale; row < (y + 1) * scale; row++) {
      for (let column = x * scale; column < (x + length) * scale; column++) {
        data.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
      }
    }
  }
  return { width: size, height: size, data };
}

describe("a QR code", () => {
  it.each([
    "otpauth://totp/Vlotwerk:eva%40example.nl?issuer=Vlotwerk&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
    `otpauth://totp/${"%E2%82%AC".repeat(128)}`,
  ])("encodes %s", (text) => {
    expect(decodeQR(photograph(drawQrCode(text)))).toBe(text);
  });

  it("fits a data URL unescaped, with a white background", () => {
    const svg = drawQrCode("otpauth://totp/x");
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
    expect(svg).not.toMatch(/[#%\n]/);
    expect(svg).toContain('fill="white"');
  });
});
