import type { library } from '#blocks/index.ts'
import * as texts from './texts.ts'

export type Entry = (typeof library)[number]

/** Whether a block can be added at the chosen place. */
export interface BlockAvailability {
  slug: string
  /** Why it cannot, as a sentence; null if it can. */
  refusal: string | null
  /** Why the site would not show it as it is now, as a sentence; null if it would. */
  advice: string | null
}

export interface EntrySection {
  title: string
  entries: Entry[]
}

export interface RefusedEntry {
  entry: Entry
  refusal: string
}

interface SectionsInput {
  /** Every entry in order, or those found by a search, best first. */
  entries: readonly Entry[]
  isSearch: boolean
  /** Label of the chosen category; null for all. */
  category: string | null
  offered: readonly BlockAvailability[]
  favourites: readonly string[]
  recent: readonly string[]
}

export interface Sections {
  sections: EntrySection[]
  /** Blocks that cannot be added here, with the reason; their presets are not listed again. */
  refused: RefusedEntry[]
}

/** What the library shows. A search ranks; otherwise favourites and recently used ones come before the categories. */
export function listSections({ entries, isSearch, category, offered, favourites, recent }: SectionsInput): Sections {
  const refusals = new Map(offered.map(({ slug, refusal }) => [slug, refusal]))
  const inCategory = entries.filter((entry) => category === null || entry.category === category)
  const taken = inCategory.filter(({ slug }) => refusals.get(slug) === null)
  const refused = inCategory.flatMap((entry) => {
    const refusal = refusals.get(entry.slug)
    return refusal && entry.preset === null ? [{ entry, refusal }] : []
  })
  if (isSearch) return { sections: withEntries([{ title: texts.bestMatches, entries: taken }]), refused }
  const pick = (ids: readonly string[]) => ids.flatMap((id) => taken.find((entry) => entry.id === id) ?? [])
  const groups = [...Map.groupBy(taken, (entry) => entry.category)].map(([title, own]) => ({ title, entries: own }))
  const own = [
    { title: texts.favourites, entries: pick(favourites) },
    { title: texts.recentlyUsed, entries: pick(recent) },
  ]
  return { sections: withEntries([...own, ...groups]), refused }
}

const withEntries = (sections: EntrySection[]): EntrySection[] => sections.filter(({ entries }) => entries.length > 0)

/** Labels of the categories, in the order in which they are listed. */
export const listCategories = (entries: readonly Entry[]): string[] => [
  ...new Set(entries.map(({ category }) => category)),
]
