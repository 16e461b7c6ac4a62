/**
 * The first `limit` characters of a longer text, cut at a word with an ellipsis and never inside a character; null if all fit. A full stop
 * before the ellipsis is removed. A single longer word is cut.
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
