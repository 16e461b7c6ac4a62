/** What rich text may contain, in the editor of the form and on the canvas. A page's heading has level 1, so text begins with level 2. */
export const richTextFeatures = {
  headings: ['h2', 'h3', 'h4'],
  marks: ['bold', 'italic', 'underline', 'strikethrough'],
  lists: ['bullet', 'number'],
  /** Collection that links may lead to. */
  linkCollection: 'pages',
  /** Collection of pictures in text. */
  uploadCollection: 'media',
} as const

/** Bits of the marks in a stored text's `format`, as Lexical numbers them. */
export const markBits = { bold: 1, italic: 2, strikethrough: 4, underline: 8 } as const satisfies Record<
  (typeof richTextFeatures.marks)[number],
  number
>
