/** A browser with one window: the least that a person's hands and eyes need, whichever protocol it speaks. */
export type TestBrowser = {
  name: "Chromium" | "Firefox" | "WebKit";
  version: string;
  /** Resolves when the page has loaded; a page that asks whether to leave it is left. */
  open(address: string): Promise<void>;
  /** The value of an expression in the page. */
  run(expression: string): Promise<unknown>;
  /** Clicks with the pointer at this place of the viewport. */
  click(x: number, y: number): Promise<void>;
  /** Types at what has the focus. */
  type(text: string): Promise<void>;
  /** Gives a file to the input with this id. */
  upload(id: string, path: string): Promise<void>;
  /** Makes the viewport this large. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};
