/** How long a line waits for others, in milliseconds, and how many characters are not waited for. */
const pause = 20;
const enough = 16 * 1024;

/**
 * Writes lines in the order in which they came, several at once: one write costs as much as answering a request from
 * memory. What is left is written when the process ends; who kills it may lose the lines of the last moment.
 */
export function createLineOutput(write: (text: string) => void): (line: string) => void {
  let waiting = "";

  function flush(): void {
    const text = waiting;
    waiting = "";
    if (text !== "") write(text);
  }

  process.on("exit", flush);
  return function add(line) {
    if (waiting === "") setTimeout(flush, pause).unref();
    waiting += line;
    if (waiting.length > enough) flush();
  };
}
