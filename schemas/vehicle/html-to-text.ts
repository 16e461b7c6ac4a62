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
  for (let time = 0; time < timesEscaped && text.includes('&'); time += 1) text = text.replace(entity, decodeEntity)
  return text
}

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/gi

function decodeEntity(written: string): string {
  const name = written.slice(1, -1)
  if (!name.startsWith('#')) return entities.get(name.toLowerCase()) ?? written
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  const isCharacter = code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
  return isCharacter ? String.fromCodePoint(code) : ''
}

/** Those that dealers' editors write. */
const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['ensp', ' '],
  ['emsp', ' '],
  ['rsquo', '’'],
  ['lsquo', '‘'],
  ['rdquo', '”'],
  ['ldquo', '“'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['bull', '•'],
  ['middot', '·'],
  ['deg', '°'],
  ['reg', '®'],
  ['trade', '™'],
  ['copy', '©'],
  ['times', '×'],
  ['frac12', '½'],
  ['sup2', '²'],
  ['eacute', 'é'],
  ['euro', '€'],
  ['pound', '£'],
])
