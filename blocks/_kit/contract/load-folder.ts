import { readdirSync } from 'node:fs'
import type { ComponentType } from 'react'
import type { VehicleInput } from '#schemas/vehicle/vehicle.ts'
import type { BlockData } from '../block-data.ts'
import type { BlockDefinition } from '../define-block.ts'
import type { PropsOf } from '../props.ts'

const blocksFolder = new URL('../../', import.meta.url)

/** Folders of blocks on disk; those of the kit start with an underscore. */
export const blockFolders = (): string[] =>
  readdirSync(blocksFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .toSorted()

export const listFiles = (slug: string): string[] => readdirSync(new URL(`${slug}/`, blocksFolder))

export const fixtureNames = ['typical', 'empty', 'longest'] as const
export type FixtureName = (typeof fixtureNames)[number]

export interface BlockModules {
  component: ComponentType<PropsOf<BlockDefinition>>
  data: BlockData<BlockDefinition> | undefined
}

export async function loadModules(slug: string): Promise<BlockModules> {
  const { default: component } = (await import(`../../${slug}/component.tsx`)) as {
    default: BlockModules['component']
  }
  const hasData = listFiles(slug).includes('data.ts')
  const { default: data } = hasData
    ? ((await import(`../../${slug}/data.ts`)) as { default: BlockData<BlockDefinition> })
    : { default: undefined }
  return { component, data }
}

/** `vehicle`: changes to the sample vehicle, for a block that renders nothing with the sample. */
type Fixtures = Record<FixtureName, Record<string, unknown>> & { vehicle?: Partial<VehicleInput> }

export const loadFixtures = async (slug: string): Promise<Fixtures> =>
  (await import(`../../${slug}/fixtures.ts`)) as Fixtures
