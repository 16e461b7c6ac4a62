/** A style or script whose text stands in the document itself. */
export interface InlineElement {
  html: string
  /** The Content-Security-Policy source that admits it. */
  hash: string
}
