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
  /** URLs of its scripts, to preload in parallel when it hydrates. */
  files: string[]
  /** Parsed props; for slots only the ids of their blocks. */
  props: Record<string, unknown>
}

/** The state that islands hydrate from, as JSON in one script element. */
export interface PageState {
  site: Site
  page: PageContext
  islands: IslandState[]
  /** Key and answer of every query of islands. */
  queries: [key: readonly unknown[], answer: unknown][]
}
