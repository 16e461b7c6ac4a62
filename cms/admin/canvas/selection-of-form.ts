import type { FormState } from 'payload'

/** The block that was selected last, on the canvas or by its row in the form: each view opens with it. */
let selected: readonly string[] | null = null

const parameter = 'block'

/** For an address of a document: opens it at a block. */
export const blockQuery = (id: string): string => `?${new URLSearchParams({ [parameter]: id })}`

/** The block that the address asks for. */
function readAsked(): readonly string[] {
  const blockId = new URLSearchParams(window.location.search).get(parameter)
  return blockId === null ? [] : [blockId]
}

export const keepSelection = (ids: readonly string[]): void => {
  selected = ids
}

export const takeSelection = (): readonly string[] => selected ?? readAsked()

/** The block whose row of the form holds an element; null outside all blocks. A row of a list belongs to its block. */
export function findBlockOfRow(element: Element, fields: FormState): string | null {
  const row = element.closest('[id*="-row-"]')
  if (!row) return null
  const path = row.id.replace('-row-', '-').replaceAll('-', '.')
  const id = fields[`${path}.blockType`] ? fields[`${path}.id`]?.value : null
  if (typeof id === 'string') return id
  return row.parentElement ? findBlockOfRow(row.parentElement, fields) : null
}
