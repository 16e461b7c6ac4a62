import { searchText } from '#blocks/_kit/search-text.ts'
import type { PreparedBlock } from '../page/prepare-blocks.ts'

/** As much as results of a search show of a description. */
const longest = 160

/** What a page begins with, in its own words: for a description that nobody wrote. Empty where it has none. */
export function firstText(blocks: readonly PreparedBlock[]): string {
  let words = ''
  for (const { known } of blocks) {
    for (const line of known ? searchText(known.block, known.props) : []) words += `${asSentence(line)} `
    if (words.length > longest) break
  }
  return shortened(words.trim())
}

const asSentence = (line: string): string => {
  const words = line.replace(/\s+/g, ' ').trim()
  return /[.!?…:]$/.test(words) ? words : `${words}.`
}

/** Whole words, and a sign that there are more. */
function shortened(words: string): string {
  if (words.length <= longest) return words
  const cut = words.slice(0, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || longest - 1).replace(/[\s,;:.–-]+$/, '')}…`
}
