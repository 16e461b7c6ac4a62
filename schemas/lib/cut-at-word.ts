/**
 * The first `limit` characters of a text that is longer, cut at a word and with an ellipsis, never in half of a character; null where all fit. A full
 * stop does not stand beside the ellipsis. One word as long as that is cut within.
 */
export function cutAtWord(text: string, limit: number): string | null {
  const characters = Array.from(text)
  if (characters.length <= limit) return null
  const cut = characters.slice(0, limit).join('')
  const isWhole = characters[limit] === ' '
  const atWord = isWhole ? cut.length : cut.lastIndexOf(' ')
  const words = cut.slice(0, atWord > limit / 2 ? atWord : cut.length).replace(/[\s,;:.…–—-]+$/, '')
  return `${words}${/[!?]$/.test(words) ? ' ' : ''}…`
}
