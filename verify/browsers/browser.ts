/** A browser with one window, independent of its automation protocol. */
export type TestBrowser = {
  name: "Chromium" | "Firefox" | "WebKit";
  version: string;
  /** Resolves when the page has loaded; accepts a beforeunload dialog. */
  open(address: string): Promise<void>;
  /** The value of an expression in the page. */
  run(expression: string): Promise<unknown>;
  /** Clicks at these coordinates of the viewport. */
  click(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Sets the file of the input with this id. */
  upload(id: string, path: string): Promise<void>;
  /** Resizes the viewport. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};
