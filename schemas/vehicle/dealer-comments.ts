import { cutAtWord } from '../lib/cut-at-word.ts'
import { htmlToText } from './html-to-text.ts'
import * as texts from './texts.ts'

/** vehicles §2, dealer comments */
export const noCommentsText = texts.dealerCommentsArePending

/** vehicles §9, in characters */
const limit = 400

export type Passage = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

interface DealerComments {
  passages: Passage[]
  /** The same as lines of plain text, including list entries. */
  paragraphs: string[]
  /** The first 400 characters of a longer text, cut at a word; null if it is not longer. */
  excerpt: string | null
}

/**
 * Comments as paragraphs of plain text: feeds contain HTML, escaped HTML, stray breaks and all kinds of bullets, and none of it may reach
 * the page as markup.
 */
export function readComments(comments: string | null): DealerComments {
  const passages = listPassages(htmlToText(comments ?? ''))
  const whole = passages
    .map((passage) => (passage.kind === 'paragraph' ? passage.text : passage.items.join(', ')))
    .join(' ')
  const paragraphs = passages.flatMap((passage) => (passage.kind === 'paragraph' ? [passage.text] : passage.items))
  return { passages, paragraphs, excerpt: cutAtWord(whole, limit) }
}

const bullet = /^(?:[•·●▪◦‣∙✓✔✅☑★]\uFE0F?\s*|[-*–—]\s+)(?=\S)/u

function listPassages(lines: readonly string[]): Passage[] {
  const passages: Passage[] = []
  for (const line of lines) {
    const text = line.replace(bullet, '')
    const last = passages.at(-1)
    if (text === line) passages.push({ kind: 'paragraph', text })
    else if (last?.kind === 'list') last.items.push(text)
    else passages.push({ kind: 'list', items: [text] })
  }
  return passages
}
