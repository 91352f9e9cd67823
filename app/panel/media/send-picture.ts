import { mediaAddress } from "../../data/media/picture-address.ts";
import { UploadError } from "../../data/media/upload-media.ts";
import { type FileProblem, fileProblem } from "./file-problem.ts";
import { sendFile } from "./send-file.ts";
import { pastedFile } from "./use-dropped-files.ts";

/** A picture that the library does not take. */
export class RejectedPicture extends Error {
  readonly problem: FileProblem;
  /** As that of UploadError. */
  readonly until: string | null;

  constructor(problem: FileProblem, cause?: unknown) {
    super(`The picture was not uploaded: ${problem}`, { cause });
    this.problem = problem;
    this.until = cause instanceof UploadError ? cause.until : null;
  }
}

/** Uploads a picture to the library, and gives its address. Throws RejectedPicture. */
export async function sendPicture(file: File, onProgress: (share: number) => void): Promise<string> {
  const found = fileProblem(file, "pictures");
  if (found) throw new RejectedPicture(found);
  try {
    const { id } = await sendFile(named(file), crypto.randomUUID(), onProgress);
    return mediaAddress(id);
  } catch (error) {
    throw new RejectedPicture(error instanceof UploadError ? error.problem : "lost", error);
  }
}

/** Browsers call every copied picture image.png, and the editor one without a name by a number. */
function named(file: File): File {
  const ending = /^(?:image|blobid\w+|mceclip\w+)(\.\w+)$/.exec(file.name)?.[1];
  return ending === undefined ? file : pastedFile(file, ending);
}
