/** spec/vehicles.md §2, dealer comments */
export const noCommentsText = 'Dealer comments are pending. Please check back here later.'

const limit = 400

/**
 * Comments as plain paragraphs: feeds send HTML and stray breaks, and none of it may reach the page as markup. `excerpt` is the first 400
 * characters where there are more, cut at a word.
 */
export function readComments(comments: string | null): { paragraphs: string[]; excerpt: string | null } {
  const paragraphs = (comments ?? '')
    .replace(/<\s*\/?\s*(br|p|li|ul|div)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/gi, ' ')
    .replace(/&amp;/gi, '&')
    .split(/\r?\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const whole = paragraphs.join(' ')
  if (whole.length <= limit) return { paragraphs, excerpt: null }
  const cut = whole.slice(0, limit)
  const atWord = cut.lastIndexOf(' ')
  return { paragraphs, excerpt: `${cut.slice(0, atWord > limit / 2 ? atWord : limit)}…` }
}
