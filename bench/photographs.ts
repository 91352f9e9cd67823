import sharp from "sharp";

/** A JPEG with the detail and noise of a photograph: 4 MB for 12 megapixels. Each number is another one. */
export async function makePhotograph(number: number, width = 4000, height = 3000): Promise<Buffer> {
  const noise = (mean: number, sigma: number) => ({ type: "gaussian", mean, sigma }) as const;
  const shapes = sharp({
    create: {
      width: 125,
      height: 94,
      channels: 3,
      background: "black",
      noise: noise(100 + (number % 50), 45),
    },
  });
  const enlarged = await shapes.png().toBuffer();
  const grain = await sharp({
    create: { width, height, channels: 3, background: "black", noise: noise(128, 14) },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(enlarged)
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .composite([{ input: grain, blend: "overlay" }])
    .jpeg({ quality: 90 })
    .toBuffer();
}
