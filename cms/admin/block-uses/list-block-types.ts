import { blockBySlug, library, searchLibrary } from '#blocks/index.ts'

export interface BlockType {
  slug: string
  label: string
  description: string
  category: string
  picture: string | null
  version: number
}

type Entry = (typeof library)[number]

const describe = ({ slug, label, description, category, picture }: Entry): BlockType[] => {
  const version = blockBySlug(slug)?.version
  return version === undefined ? [] : [{ slug, label, description, category, picture, version }]
}

const types = library.filter(({ preset }) => preset === null).flatMap(describe)

/** The types of blocks in the library's order; those that a search finds, by a preset too, best first. A key finds its own type. */
export function listBlockTypes(query: string): BlockType[] {
  const words = query.trim()
  if (words === '') return types
  const found = [...new Set([words.toLowerCase(), ...searchLibrary(words).map(({ slug }) => slug)])]
  return found.flatMap((slug) => findBlockType(slug) ?? [])
}

export const findBlockType = (slug: string): BlockType | undefined => types.find((type) => type.slug === slug)
