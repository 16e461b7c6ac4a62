import type { PageContext } from '#blocks/_kit/runtime.tsx'
import type { HydrationTime } from '#blocks/_kit/define-block.ts'
import type { HeadingLevel } from '#blocks/_ui/heading-level.tsx'
import type { Site } from '#schemas/tenant/site.ts'

export const stateElementId = 'forecourt-state'

export interface IslandState {
  id: string
  block: string
  hydrate: Exclude<HydrationTime, 'never'>
  headingLevel: HeadingLevel
  /** Addresses of the scripts that it needs, to be fetched side by side when it hydrates. */
  files: string[]
  /** Parsed props; of a slot's blocks only their ids. */
  props: Record<string, unknown>
}

/** What islands need to go on where the server stopped, as the JSON of one script element. */
export interface PageState {
  site: Site
  page: PageContext
  islands: IslandState[]
  /** Key and answer of every query that an island asked. */
  queries: [key: readonly unknown[], answer: unknown][]
}
