import type { Difference } from './list-differences.ts'

/** Where a document stands between a template and its sites, for its form. */
export type InheritanceReport =
  | { kind: 'own' }
  | {
      kind: 'template'
      template: string
      /** Sites that a published change reaches; null for people who cannot publish it. */
      reach: number | null
      /** Sites of these with a page of their own that follows this one. */
      followers: number
      previews: { site: string; url: string }[]
      /** The user's sites that can have their own page in place of this one, or have one. */
      copies: { site: { id: number; name: string }; pageId: number | null }[]
      sections: Section[]
    }
  | {
      kind: 'copy'
      template: string
      templatePage: number
      differences: Difference[]
      /** Null for a page that does not follow the template. */
      following: FollowingReport | null
    }

interface FollowingReport {
  /** The template changed since the page was brought up to date: the site shows what its form does not. */
  isBehind: boolean
  /** Changes of the site without a place on the template's page now. */
  setAside: Section[]
}

/** A block in words. */
export interface Section {
  id: string
  label: string
  summary: string
}
