import { searchText } from '#blocks/_kit/search-text.ts'
import type { PreparedBlock } from '../page/prepare-blocks.ts'

/** The length that search results show. */
const longest = 160

/** The first text of a page, for a missing description. Empty without text. */
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

/** Cut at a word, with an ellipsis. */
function shortened(words: string): string {
  if (words.length <= longest) return words
  const cut = words.slice(0, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || longest - 1).replace(/[\s,;:.–-]+$/, '')}…`
}
