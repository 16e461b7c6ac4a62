/** What a search says that finds nothing: the generic words, and those of a search of cars. vehicles §2, Search results page */
export const emptyWords = {
  cars: 'No results found for your search at this time. Please try adjusting the filters for more results.',
  offers: 'There appears to be no offers currently available that meet the conditions of your search',
} as const

interface EmptySettings {
  emptyKind: 'cars' | 'offers' | 'none' | 'own'
  emptyText: string
}

export function wordsWhenEmpty({ emptyKind, emptyText }: EmptySettings): string {
  if (emptyKind === 'none') return ''
  return emptyKind === 'own' ? emptyText : emptyWords[emptyKind]
}
