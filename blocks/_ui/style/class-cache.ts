import createCache, { type EmotionCache } from '@emotion/cache'

export const classPrefix = 'fc'

/** Of the page's style element: the names of its rules. */
export const rulesAttribute = 'data-rules'

/**
 * Emotion's cache: on the server the text of every rule, in the browser the names of those that are on the page. The browser inserts by CSSOM
 * into an element of Emotion's own, which the page's Content-Security-Policy admits because it has no text.
 */
export function createClassCache(): EmotionCache {
  const cache = createCache({
    key: classPrefix,
    speedy: true,
    // No vendor prefixes. A list of its own, since on the server Emotion keeps the rules of a list for as long as the list itself.
    stylisPlugins: [],
  })
  // Rules are kept by name, not written beside each element.
  cache.compat = true
  if (!import.meta.env.SSR) for (const name of pageRules()) cache.inserted[name] = true
  return cache
}

/** Not by `data-emotion`, by which Emotion would find the element and move it: the browser would parse its rules again. */
function pageRules(): string[] {
  const names = document.querySelector(`style[${rulesAttribute}]`)?.getAttribute(rulesAttribute)
  return names ? names.split(' ') : []
}
