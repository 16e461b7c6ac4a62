import { type BlockNode, blockNode } from './block-node.ts'
import { mapTexts } from './map-texts.ts'

/** Words in double square brackets, which the author of a page replaces: `[[price]]`. */
const marked = /\[\[([^[\]]+)\]\]/g

/** Stands for the title of the page that is made from a template. */
const pageTitle = '[[page title]]'

export const fillInPageTitle = (layout: readonly BlockNode[], title: string): BlockNode[] =>
  blockNode.array().parse(mapTexts(layout, (text) => text.replaceAll(pageTitle, () => title)))

export interface WordsToReplace {
  /** Keys and indexes that lead to the text. */
  path: readonly (string | number)[]
  /** As written, brackets included. */
  words: string
}

/** All words that are still to be replaced, in order of appearance. */
export function listWordsToReplace(value: unknown): WordsToReplace[] {
  const found: WordsToReplace[] = []
  mapTexts(value, (text, path) => {
    for (const [words] of text.matchAll(marked)) found.push({ path, words })
    return text
  })
  return found
}
