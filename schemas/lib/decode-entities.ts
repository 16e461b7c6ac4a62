import { decode } from 'html-entities'

/**
 * Decodes HTML entities: `&frac34; &rarr; &#39;` -> `¾ → '`. Unknown entities, and those without semicolon, stay unchanged. Entities of
 * invalid characters, such as surrogates, are removed.
 */
export const decodeEntities = (html: string): string =>
  html.includes('&') ? decode(html, { level: 'html5', scope: 'strict' }).toWellFormed().replaceAll('\uFFFD', '') : html
