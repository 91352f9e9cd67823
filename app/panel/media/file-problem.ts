import { maxPdfBytes, maxPictureBytes, type UploadProblem } from "../../data/media/upload-media.ts";

/** What a place takes. */
export type Accepted = "pictures" | "files" | "both";

/** Why a file is not uploaded; each is a text `media.problem.…`. */
export type FileProblem = UploadProblem | "picture-only" | "pdf-only" | "folder";

/** Of what stands for a folder, which browsers give as a file that can't be read. */
export const folderType = "inode/directory";

/**
 * What the server would reject, or the place can't use; null when it is worth sending. The server looks at the bytes:
 * phones give JPEG photographs the name of a HEIC one too.
 */
export function fileProblem(file: File, accepted: Accepted): FileProblem | null {
  if (file.type === folderType) return "folder";
  if (is(file, "image/svg+xml", ".svg", ".svgz")) return "svg";
  if (isPdf(file) && accepted === "pictures") return "picture-only";
  if (!isPdf(file) && accepted === "files") return "pdf-only";
  if (file.size === 0) return "empty";
  return file.size > (isPdf(file) ? maxPdfBytes : maxPictureBytes) ? "large" : null;
}

/** Whether a file says that it is a PDF. */
export function isPdf(file: File): boolean {
  return is(file, "application/pdf", ".pdf");
}

function is({ type, name }: File, ofType: string, ...endings: string[]): boolean {
  return type.startsWith(ofType) || endings.some((ending) => name.toLowerCase().endsWith(ending));
}

const pictures = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/** The `accept` attribute of a file input. */
export const acceptAttribute: Record<Accepted, string> = {
  pictures,
  files: "application/pdf",
  both: `${pictures},application/pdf`,
};
