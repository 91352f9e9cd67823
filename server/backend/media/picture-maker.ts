import { createPictureLane, type PictureLimits } from "./picture-lane.ts";

export type PictureProblem = "pixels" | "memory" | "long" | "slow" | "damaged" | "svg" | "heic" | "kind";

/** Why a file is no picture of the library. */
export class PictureError extends Error {
  override name = "PictureError";
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(`The picture was rejected: ${problem}`);
    this.problem = problem;
  }
}

/**
 * What is kept of a picture, without its metadata. `width` and `height` are those of the upright original; of a long one,
 * those of its largest variant.
 */
export type MadePicture = {
  contentType: "image/jpeg" | "image/png";
  width: number;
  height: number;
  /** Such as #c0ffee. */
  colour: string;
  files: { name: string; contentType: string; bytes: Uint8Array }[];
};

/** A large picture is made only where it is taken. */
export type PictureJob = { bytes: Uint8Array; takesLarge: boolean };
export type PictureResult = { picture: MadePicture } | { problem: PictureProblem } | { isLarge: true };

export type PictureMaker = {
  /** Makes the variants of a JPEG, PNG, WebP, AVIF or GIF. Throws PictureError. */
  make(bytes: Uint8Array): Promise<MadePicture>;
  close(): Promise<void>;
};

/** What passes by its header takes less, but a header can lie. A busy server takes longer. */
const defaultLimits: PictureLimits = { memory: 390 * 1024 * 1024, processorTime: 20_000, time: 60_000 };

/** Makes pictures in two child processes, one for large ones, so that small ones don't wait for these. */
export function createPictureMaker(limits = defaultLimits): PictureMaker {
  const small = createPictureLane(limits);
  const large = createPictureLane(limits);
  return {
    async make(bytes) {
      const first = await small.run({ bytes, takesLarge: false });
      const result = "isLarge" in first ? await large.run({ bytes, takesLarge: true }) : first;
      if ("picture" in result) return result.picture;
      throw new PictureError("damaged");
    },
    async close() {
      small.close();
      large.close();
    },
  };
}
