/**
 * A rendered page as the router passes it on: an answer without a body, with its bytes beside it. As a body they would
 * have to be read from a stream again before the server can put the last hand to them.
 */
export class WholePage extends Response {
  readonly html: Buffer<ArrayBuffer>;
  /** The `nonce` of the page's own inline scripts. */
  readonly marker: string;

  constructor(html: Buffer<ArrayBuffer>, marker: string, init: ResponseInit) {
    super(null, init);
    this.html = html;
    this.marker = marker;
  }
}
