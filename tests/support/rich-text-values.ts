import { writeTextNode } from '#blocks/_kit/fields/write-rich-text.ts'

/** Values of rich text as the admin's editor stores them. */
const node = { direction: null, format: '', indent: 0, version: 1 }

export const paragraph = (words: string) => ({ ...node, type: 'paragraph', children: [writeTextNode(words)] })
export const heading = (words: string) => ({ ...node, type: 'heading', tag: 'h2', children: [writeTextNode(words)] })
export const richText = (...children: object[]) => ({ root: { ...node, type: 'root', children } })
