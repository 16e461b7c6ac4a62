import type { Use } from '../../uses/use.ts'

/** Address of a place that shows something: of its block on the canvas, else of its form. */
export const writeUseAddress = (admin: string, { collection, id, block }: Use): string =>
  `${admin}/collections/${collection}/${id}${block === null ? '' : `?view=canvas&block=${encodeURIComponent(block)}`}`
