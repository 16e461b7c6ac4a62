import { decodeEntities } from '../lib/decode-entities.ts'

/**
 * The words of HTML, line by line, without any of its tags: whatever a feed sends, escaped once or twice over, markup or none. Entries of
 * lists begin with `• `. What looks like a comparison (`under < 5,000 km`) stays. The lines are text: anyone who shows them escapes them.
 */
export function htmlToText(html: string): string[] {
  return withoutTags(decoded(html))
    .replace(unseen, '')
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '•')
}

const withoutContent = /<(script|style|template|iframe|object|svg|head|title)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi
const entry = /<\s*li\b[^>]*>/gi
const lineBreak =
  /<\s*\/?\s*(?:br|p|li|ul|ol|div|h[1-6]|tr|table|hr|section|article|header|footer|blockquote|dl|dt|dd)\b[^>]*>/gi
/** A tag left open reaches to the end. */
const anyTag = /<\/?[a-z][^>]*(?:>|$)|<![^>]*(?:>|$)|<\?[^>]*(?:>|$)/gi
/** Controls, and marks that change the direction of what follows. Whitespace stays, and what joins the parts of one emoji. */
const unseen = /(?![\s\u200D])[\p{Cc}\p{Cf}]/gu

/** Again until nothing goes: taking one tag out may make another of what is left. */
function withoutTags(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(withoutContent, ' ')
    .replace(entry, '\n• ')
    .replace(lineBreak, '\n')
    .replace(anyTag, '')
  return text === html ? text : withoutTags(text)
}

/** Feeds escape what was escaped already. */
const timesEscaped = 3

function decoded(html: string): string {
  let text = html
  for (let time = 0; time < timesEscaped && text.includes('&'); time += 1) text = decodeEntities(text)
  return text
}
