import type { ClientField } from 'payload'
import type { FieldPath } from '../field-path.ts'
import { findClientField } from '../form/find-client-field.ts'

interface LinkFormFields {
  fields: ClientField[]
  /** Path within the block of what holds the fields. */
  parent: FieldPath
  label: string
}

interface FindInput {
  /** Fields of the block. */
  fields: readonly ClientField[]
  /** Path of the link's words: `['buttons', 0, 'link', 'label']`. */
  words: FieldPath
}

/** The fields of a link with what styles it: the choices of its row in a list, such as the look of a button. */
export function findLinkFields({ fields, words }: FindInput): LinkFormFields | null {
  const path = words.slice(0, -1)
  const link = findClientField(fields, path)
  if (link?.type !== 'group') return null
  const parent = path.slice(0, -1)
  const label = 'label' in link && typeof link.label === 'string' ? link.label : ''
  if (typeof parent.at(-1) !== 'number') return { fields: [link], parent, label }
  const beside = listRowFields(fields, parent).map((field, index) => ({ field, index }))
  const isShown = (field: ClientField) => field.type === 'select' || ('name' in field && field.name === path.at(-1))
  // Left out by a mark, since the place of a field among the others is part of its path.
  return { fields: beside.map(({ field }) => (isShown(field) ? field : leaveOut(field))), parent, label }
}

export const leaveOut = (field: ClientField): ClientField =>
  Object.assign({}, field, { admin: { ...field.admin, disabled: true } })

/** Fields of a row of a list. */
function listRowFields(fields: readonly ClientField[], row: FieldPath): ClientField[] {
  const list = row.length === 2 ? fields : readInner(fields, row.slice(0, -2))
  const array = list.find((field) => 'name' in field && field.name === row.at(-2))
  return array?.type === 'array' ? array.fields : []
}

function readInner(fields: readonly ClientField[], path: FieldPath): readonly ClientField[] {
  const group = findClientField(fields, path)
  return group?.type === 'group' ? group.fields : []
}
