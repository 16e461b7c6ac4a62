/** The most that one page or reusable section may hold: many times a long real page, and little enough that saving it holds nobody up. */
export const documentLimits = {
  /** Bytes of a request that carries a document as JSON or as a form. */
  bodyBytes: 4 * 1024 * 1024,
  /** Bytes of a request in which the admin sends the state of an open form: each field with its value and what is known of it. */
  formStateBytes: 16 * 1024 * 1024,
  /** Bytes of a request that uploads a file to the library; Payload takes files of 20 MB. */
  uploadBytes: 50 * 1024 * 1024,
  blocks: 1_000,
  /** Blocks within blocks, counted from the page. */
  blockDepth: 10,
  /** Lists and groups within each other, paragraphs and lists of rich text among them. */
  valueDepth: 100,
  /** Characters of all texts together. */
  textCharacters: 1_000_000,
  /** Single values of every kind, those within rich text among them. */
  values: 250_000,
} as const
