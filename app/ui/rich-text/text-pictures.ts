/** What the rich-text editor needs to put pictures of the library into a text. */
export type TextPictures = {
  /** Uploads a picture, and gives its address. Rejects when that fails. */
  upload(file: File, onProgress: (share: number) => void): Promise<string>;
  /** What the writer reads about a failed upload. */
  reasonOf(error: unknown): string;
  /** Lets the writer choose a picture, and gives its address; null when none was chosen. */
  choose(): Promise<string | null>;
  /** Whether the text waits for an upload: its HTML lacks the picture so far. */
  onPending(isPending: boolean): void;
  /** The label of the editor's field for a description. */
  descriptionLabel: string;
};
