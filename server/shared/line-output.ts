/** How long a line waits for others, in milliseconds, and how many bytes are not waited for. */
const pause = 20;
const enough = 16 * 1024;

/** No character takes more than so many bytes in UTF-8, for each unit of its length. */
const widest = 3;

/**
 * Writes lines in the order in which they came, several at once: one write costs as much as answering a request from
 * memory. What is left is written when the process ends; who kills it may lose the lines of the last moment.
 */
export function createLineOutput(write: (bytes: Uint8Array) => void): (line: string) => void {
  let waiting = Buffer.allocUnsafe(2 * enough);
  let length = 0;

  function flush(): void {
    if (length === 0) return;
    const bytes = waiting.subarray(0, length);
    // What was handed over may be written later.
    waiting = Buffer.allocUnsafe(2 * enough);
    length = 0;
    write(bytes);
  }

  process.on("exit", flush);
  return function add(line) {
    if (length === 0) setTimeout(flush, pause).unref();
    if (line.length * widest > enough) {
      flush();
      write(Buffer.from(line));
      return;
    }
    length += waiting.write(line, length);
    if (length > enough) flush();
  };
}
