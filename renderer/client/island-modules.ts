import type { ComponentType } from 'react'
import islands from 'virtual:islands'

export async function islandModule(slug: string): Promise<ComponentType<Record<string, unknown>>> {
  const load = islands[`/blocks/${slug}/component.tsx`]
  if (!load) throw new Error(`No component was built for the block "${slug}".`)
  return (await load()).default
}
