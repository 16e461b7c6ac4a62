import { decode } from 'html-entities'

/**
 * The characters that HTML's entities stand for: `&frac34; &rarr; &#39;` -> `¾ → '`. What is no entity stays as it is written, and so does one
 * without its semicolon. An entity of no character, such as half of a surrogate pair, is left out.
 */
export const decodeEntities = (html: string): string =>
  html.includes('&') ? decode(html, { level: 'html5', scope: 'strict' }).toWellFormed().replaceAll('\uFFFD', '') : html
