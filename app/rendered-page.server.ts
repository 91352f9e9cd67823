/** A rendered page: a response without a body and its bytes, which the server rewrites without reading a stream. */
export class RenderedPage extends Response {
  readonly html: Buffer<ArrayBuffer>;
  /** The nonce of the page's own inline scripts. */
  readonly marker: string;

  constructor(html: Buffer<ArrayBuffer>, marker: string, init: ResponseInit) {
    super(null, init);
    this.html = html;
    this.marker = marker;
  }
}
