import { blocks, isPart } from '#blocks/index.ts'
import type { NodePath } from '#schemas/page/walk.ts'
import { pagesByQuery } from '#schemas/vehicle/vehicle-in-query.ts'

/**
 * Slugs of the blocks that a document takes at its top; what a block's slot takes, the block itself says. A block that needs a vehicle stands only
 * on a page whose address names one, as `/cars/:slug` and `/print?car_id=` do; a reusable section may end up on such a page, so it may hold them all. Parts, such as
 * the filters of a stock search, stand only within their whole; the whole stands on any page.
 */
export const offeredBlocks = (document: { path?: unknown }): string[] =>
  blocks.filter((block) => whyMisplaced(block, { document, path: [0] }) === null).map((block) => block.slug)

/** Of the blocks that a slot takes, those that may stand on this document. */
export const offeredInSlot = (slot: { blockReferences?: readonly unknown[] }, document: { path?: unknown }): string[] =>
  blocks
    .filter(({ slug }) => slot.blockReferences?.includes(slug))
    .filter((block) => whyMisplaced(block, { document, path: [0, 'slot', 0] }) === null)
    .map((block) => block.slug)

interface Place {
  document: { path?: unknown }
  /** Of the node in the document's layout. */
  path: NodePath
}

/** Why a block may not stand there, as a sentence for the marketer; null where it may. */
export function whyMisplaced({ slug, needs }: { slug: string; needs: readonly string[] }, place: Place): string | null {
  if (needs.includes('vehicle') && !mayHaveVehicle(place.document))
    return 'It needs a vehicle, so it can be used only on pages like /cars/:slug, on /print and on /checkout-journey.'
  if (isPart(slug) && place.path.length === 1) return wholeNeeded
  return null
}

const wholeNeeded = 'It is part of a stock search and can be used only inside one.'

const mayHaveVehicle = ({ path }: { path?: unknown }): boolean =>
  typeof path !== 'string' || pagesByQuery.includes(path) || /^\/cars\/:slug(\/|$)/.test(path)
