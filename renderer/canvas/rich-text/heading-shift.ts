import { listStored, shiftTag } from './stored-state.ts'
import { richTextFeatures } from '#schemas/page/rich-text-features.ts'

/** How many levels the page shows headings below their stored level; 0 without a heading to compare. */
export function findHeadingShift(stored: unknown, shown: Element): number {
  const heading = listStored(stored).find(({ type }) => type === 'heading')
  const element = shown.querySelector(':scope > :is(h1, h2, h3, h4, h5, h6)')
  if (!heading || !element) return 0
  const shift = Number(element.tagName.slice(1)) - Number(String(heading['tag']).slice(1))
  return richTextFeatures.headings.every((tag) => /^h[1-6]$/.test(shiftTag(tag, shift))) ? shift : 0
}
