/** A place that shows a document or a type of block. */
export interface Use {
  collection: string
  id: number
  title: string
  state: 'published' | 'draft'
  tenant: number
  /** Name of its site; null for the site of the used document itself. */
  site: string | null
  /** Id of the first block that shows it; null outside blocks. */
  block: string | null
  /** Whether it is a page that new pages start from. */
  isPageTemplate: boolean
}

/** A use as it is found, before its site is named. */
export type FoundUse = Omit<Use, 'site'>

/** A page as links by a typed address name it. */
export interface AddressTarget {
  collection: 'addresses'
  /** Regular expression that finds what may be its address. */
  pattern: string
  /** What each of its addresses contains. */
  start: string
  /** Reads what these sites show; the function that it gives says whether an address leads a visitor of a site to the page. */
  follow: (tenants: readonly number[]) => Promise<(address: string, tenant: number) => boolean>
}

/** What is looked for: a document, a page by its address, or a type of block. */
export type UseTarget =
  | { collection: UsedCollection; id: number }
  | AddressTarget
  | { collection: 'blocks'; slug: string }

/** Where it is looked for: a site, or a template with the sites that show its documents. */
export interface UseScope {
  tenants: readonly number[]
}

/** A document that was not deleted since others use it. */
export interface UsedDocument {
  title: string
  uses: Use[]
}

/** Collections whose documents stand in others. */
export const usedCollections = ['pages', 'sections', 'promos', 'slides', 'media', 'menus'] as const
export type UsedCollection = (typeof usedCollections)[number]
export const isUsedCollection = (slug: string): slug is UsedCollection => usedCollections.some((each) => each === slug)

/** Header of a deletion whose author has read where the document is used. */
export const confirmedHeader = 'x-delete-used'
