import createCache from '@emotion/cache'
import { serializeStyles, type CSSObject } from '@emotion/serialize'
import { insertStyles, type EmotionCache } from '@emotion/utils'

export const classPrefix = 'fc'

/** The one Emotion cache, and on the server the text of every rule by class name. */
export interface Sheet {
  readonly cache: EmotionCache
  readonly rules: Map<string, string>
}

export function openSheet(): Sheet {
  // Emotion keeps what stylis made in a module-wide table keyed by this array: a new array is what lets a flush free it.
  const cache = createCache({ key: classPrefix, stylisPlugins: [] })
  continueServerSheet(cache)
  return { cache, rules: new Map() }
}

export function insertRule(sheet: Sheet, css: CSSObject): string {
  const serialized = serializeStyles([css])
  const name = `${classPrefix}-${serialized.name}`
  const text = insertStyles(sheet.cache, serialized, true)
  if (import.meta.env.SSR && typeof text === 'string') sheet.rules.set(name, text)
  return name
}

/**
 * Emotion opens a new style element at its first rule, which a strict Content-Security-Policy refuses.
 * Counting the hydrated element as begun makes it append (by CSSOM) to the one that the policy's hash admits.
 */
function continueServerSheet(cache: EmotionCache): void {
  if (cache.sheet.tags.length > 0) cache.sheet.ctr = 1
}
