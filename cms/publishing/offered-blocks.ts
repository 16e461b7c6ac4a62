import { blocks } from '#blocks/index.ts'

/**
 * Slugs of the blocks that a document may hold. A block that needs a vehicle stands only on a page whose address names one, as
 * `/cars/:slug` does; a reusable section may end up on such a page, so it may hold them all.
 */
export function offeredBlocks(document: { path?: unknown }): string[] {
  const isPage = typeof document.path === 'string'
  const hasVehicle = !isPage || namesVehicle(String(document.path))
  return blocks.filter((block) => hasVehicle || !needsVehicle(block)).map((block) => block.slug)
}

const namesVehicle = (path: string): boolean => /^\/cars\/:slug(\/|$)/.test(path)

const needsVehicle = ({ needs }: { needs: readonly string[] }) => needs.includes('vehicle')
