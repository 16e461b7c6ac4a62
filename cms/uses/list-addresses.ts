import { isSlotValue } from '#schemas/page/block-node.ts'
import { isFields } from '#schemas/page/same-value.ts'

/** Addresses that a person typed into links, also into those of rich text. Links to a chosen page have none, and blocks in slots are left out. */
export function listAddresses(value: unknown): string[] {
  if (isSlotValue(value)) return []
  if (Array.isArray(value)) return value.flatMap(listAddresses)
  if (!isFields(value)) return []
  const isChosenPage = value['linkType'] === 'internal' || (value['kind'] ?? 'url') !== 'url'
  const own = typeof value['url'] === 'string' && !isChosenPage ? [value['url']] : []
  return [...own, ...Object.values(value).flatMap(listAddresses)]
}
