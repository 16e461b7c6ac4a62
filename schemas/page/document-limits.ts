/** Maximum content of a document, such as a page or reusable section: many times a long real page, but small enough to save quickly. */
export const documentLimits = {
  /** Bytes of a request with a document as JSON or form. */
  bodyBytes: 4 * 1024 * 1024,
  /** Bytes of a form-state request of the admin: each field with value and metadata. */
  formStateBytes: 16 * 1024 * 1024,
  /** Bytes of a library upload; Payload accepts files of 20 MB. */
  uploadBytes: 50 * 1024 * 1024,
  blocks: 1_000,
  /** Rows of a list that names no maximum of its own. */
  listRows: 500,
  /** Rows of all lists of a document together, including blocks. */
  rows: 5_000,
  /** Keys of an object and of all objects in it, without those in lists: a vehicle or a site has some hundred. */
  keys: 1_000,
  /** Nested blocks, counted from the page: deeper data cost too much to check. */
  blockDepth: 10,
  /** Maximum number of slots above a block. The form of a page with blocks in deeper slots could not be opened. */
  slotDepth: 3,
  /** Nested lists and groups, including paragraphs and lists of rich text. */
  valueDepth: 100,
  /** Characters of all texts. */
  textCharacters: 1_000_000,
  /** Number of values of every kind, including those in rich text. */
  values: 250_000,
} as const
