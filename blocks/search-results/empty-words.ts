import * as texts from './texts.ts'

/** Texts of an empty search: generic, and for cars. vehicles §2, Search results page */
export const emptyWords = {
  cars: texts.noResultsFoundForYourSearchAt,
  offers: texts.thereAppearsToNoOffersCurrentlyAvailable,
} as const

interface EmptySettings {
  emptyKind: 'cars' | 'offers' | 'none' | 'own'
  emptyText: string
}

export function wordsWhenEmpty({ emptyKind, emptyText }: EmptySettings): string {
  if (emptyKind === 'none') return ''
  return emptyKind === 'own' ? emptyText : emptyWords[emptyKind]
}
