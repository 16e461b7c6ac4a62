import type { BlockMigration } from '../_kit/define-block.ts'
import { isRecord } from '../_kit/read-value.ts'
import { emptyWords } from '../search-results/empty-words.ts'

/** Initial parts of a new search page. */
export const sideParts = ['search-filters'] as const
export const mainParts = ['search-sort', 'search-chips', 'search-results'] as const
/** Parts of one search, which are not allowed elsewhere. */
export const searchParts = [...sideParts, ...mainParts] as const

/**
 * Version 1 was a single block: its facets and empty text move to the parts that show them; the price, which was always shown, becomes a
 * filter.
 */
export const intoParts: BlockMigration = ({ filters, emptyText, ...data }) => ({
  ...data,
  side: [{ id: 'search-filters', blockType: 'search-filters', blockVersion: 1, filters: filtersFrom(filters) }],
  main: [
    { id: 'search-sort', blockType: 'search-sort', blockVersion: 1 },
    { id: 'search-chips', blockType: 'search-chips', blockVersion: 1 },
    { id: 'search-results', blockType: 'search-results', blockVersion: 1, ...wordsFrom(emptyText) },
  ],
  settings: isRecord(data['settings']) ? data['settings'] : {},
})

function filtersFrom(facets: unknown): { id: string; kind: string; open: boolean }[] {
  const names = Array.isArray(facets) ? facets.filter((name) => typeof name === 'string') : []
  const kinds = names.length > 0 ? names : ['make', 'model', 'body', 'fuel', 'transmission', 'colour']
  return [...kinds, 'price'].map((kind) => ({ id: `filter-${kind}`, kind, open: kind === 'make' }))
}

const wordsFrom = (text: unknown): Record<string, string> =>
  typeof text === 'string' && text !== '' && text !== emptyWords.cars
    ? { emptyKind: 'own', emptyText: text }
    : { emptyKind: 'cars' }
