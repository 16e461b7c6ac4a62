import { pictures } from './generated/pictures.ts'

/** URL path of the picture of a library entry, `hero` or `hero.split`, on the admin's host; null if none was taken yet. */
export function findPicture(id: string): string | null {
  const hash = Object.hasOwn(pictures, id) ? pictures[id] : undefined
  return hash === undefined ? null : `/cms/block-pictures/${id}.webp?v=${hash}`
}
