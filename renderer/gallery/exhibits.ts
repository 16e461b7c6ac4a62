import { blocks } from '#blocks/index.ts'
import type { BlockDefinition } from '#blocks/_kit/define-block.ts'
import type { BlockPreset } from '#blocks/_kit/presets.ts'
import type { VehicleInput } from '#schemas/vehicle/vehicle.ts'

/** `vehicle`: changes to the sample vehicle. */
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
  const presets = block.presets.map((preset) => [preset.name, fillInPreset(preset, fixtures)] as const)
  const shown = new Map([...Object.entries(fixtures), ...presets])
  return [...shown].map(([fixture, data]) => ({ block, fixture, data, vehicle }))
})

/** A preset leaves out pictures and blocks in slots, which the fixture of its name provides, or otherwise the typical one. */
function fillInPreset({ name, props, settings }: BlockPreset, fixtures: Fixtures): Record<string, unknown> {
  const fixture = fixtures[name] ?? fixtures['typical'] ?? {}
  const own = fixture['settings']
  return { ...fixture, ...props, settings: { ...(typeof own === 'object' ? own : {}), ...settings } }
}

/** Exhibits whose block text contains every word of the query. */
export function findExhibits(query: string): readonly Exhibit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return exhibits.filter(({ block, fixture }) => {
    const text = [block.slug, block.label, block.category, block.description, ...block.keywords, fixture]
      .join(' ')
      .toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
