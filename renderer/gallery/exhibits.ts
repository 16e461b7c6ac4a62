import { blocks } from '#blocks/index.ts'
import type { BlockDefinition } from '#blocks/_kit/define-block.ts'
import type { VehicleInput } from '#schemas/vehicle/vehicle.ts'

/** `vehicle`: in what the page's vehicle differs from the sample. */
type Fixtures = Record<string, Record<string, unknown>> & { vehicle?: Partial<VehicleInput> }

const fixturesOf = import.meta.glob<Fixtures>('/blocks/*/fixtures.ts', { eager: true })

/** One block in one state. */
export interface Exhibit {
  block: BlockDefinition
  fixture: string
  data: Record<string, unknown>
  vehicle: Partial<VehicleInput>
}

const list: readonly BlockDefinition[] = blocks

export const exhibits: readonly Exhibit[] = list.flatMap((block) => {
  const { vehicle = {}, ...fixtures } = fixturesOf[`/blocks/${block.slug}/fixtures.ts`] ?? {}
  return Object.entries(fixtures).map(([fixture, data]) => ({ block, fixture, data, vehicle }))
})

/** Exhibits that have every word of the query somewhere in the block's own words. */
export function findExhibits(query: string): readonly Exhibit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return exhibits.filter(({ block, fixture }) => {
    const text = [block.slug, block.label, block.category, block.description, ...block.keywords, fixture]
      .join(' ')
      .toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
