import type { QueryClient } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { BlockDefinition } from '../define-block.ts'
import { readProps } from '../props.ts'
import type { RenderSlot } from '../runtime.tsx'
import { aVehicle } from '../samples/a-vehicle.ts'
import { aPage, aRuntime, readyBlock } from '../samples/render-block.tsx'
import { loadFixtures, loadModules, type BlockModules } from './load-folder.ts'

export type FindBlock = (slug: string) => BlockDefinition | undefined

/** A fixture's element with its data loaded; the blocks of its slots are rendered as in a hydrating island. */
export async function prepareFixture(
  block: BlockDefinition,
  data: Record<string, unknown>,
  find: FindBlock,
): Promise<{ element: ReactNode; client: QueryClient }> {
  const nested = await modulesBelow(data, find)
  const renderSlot: RenderSlot = (nodes) =>
    nodes.map((node) => <Fragment key={node.id}>{renderNested(node, nested.get(node.blockType))}</Fragment>)
  const modules = await loadModules(block.slug)
  const { vehicle } = await loadFixtures(block.slug)
  const runtime = aRuntime({ renderSlot, page: aPage({ vehicle: aVehicle(vehicle) }) })
  return readyBlock({ block, component: modules.component, data: modules.data }, data, runtime)
}

type NestedBlock = { block: BlockDefinition; modules: BlockModules }

async function modulesBelow(data: Record<string, unknown>, find: FindBlock): Promise<Map<string, NestedBlock>> {
  const types = new Set([...JSON.stringify(data).matchAll(/"blockType":"([^"]+)"/g)].map((match) => match[1] ?? ''))
  const loaded = [...types].map(async (slug): Promise<[string, NestedBlock][]> => {
    const block = find(slug)
    return block ? [[slug, { block, modules: await loadModules(slug) }]] : []
  })
  return new Map((await Promise.all(loaded)).flat())
}

function renderNested(node: BlockNode, nested: NestedBlock | undefined): ReactNode {
  if (!nested) return null
  const Component = nested.modules.component
  return <Component {...readProps(nested.block, node)} />
}
