/** An inline style or script. */
export interface InlineElement {
  html: string
  /** Its CSP source. */
  hash: string
}
