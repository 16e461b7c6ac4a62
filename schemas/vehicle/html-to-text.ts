import { decodeEntities } from '../lib/decode-entities.ts'

/**
 * The plain text of HTML by lines, without tags, for any feed input: escaped once or twice, markup or none. List entries start with `• `.
 * Comparisons (`under < 5,000 km`) stay. The result is text and must be escaped for display.
 */
export function htmlToText(html: string): string[] {
  return withoutTags(decoded(html))
    .replace(unseen, '')
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '•')
}

const withoutContent = /<(script|style|template|iframe|object|svg|head|title|xml)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi
const entry = /<\s*li\b[^>]*>/gi
const lineBreak =
  /<\s*\/?\s*(?:br|p|li|ul|ol|div|h[1-6]|tr|table|hr|section|article|header|footer|blockquote|dl|dt|dd)\b[^>]*>/gi
/** An unclosed tag reaches to the end. */
const anyTag = /<\/?[a-z][^>]*(?:>|$)|<![^>]*(?:>|$)|<\?[^>]*(?:>|$)/gi
/** Control and bidi characters. Whitespace and emoji joiners stay. */
const unseen = /(?![\s\u200D])[\p{Cc}\p{Cf}]/gu

/** Repeated until nothing changes: removing a tag may create another. */
function withoutTags(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(withoutContent, ' ')
    .replace(entry, '\n• ')
    .replace(lineBreak, '\n')
    .replace(anyTag, '')
  return text === html ? text : withoutTags(text)
}

/** Feeds escape text repeatedly. */
const timesEscaped = 3

function decoded(html: string): string {
  let text = html
  for (let time = 0; time < timesEscaped && text.includes('&'); time += 1) text = decodeEntities(text)
  return text
}
