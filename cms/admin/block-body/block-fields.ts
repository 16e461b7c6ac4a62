import type { ClientBlock, ClientField, SanitizedFieldPermissions, SanitizedFieldsPermissions } from 'payload'

/** Place of a block's fields in its form, as `publishing/draw-in-view.ts` orders them. */
export const fieldsIndexPath = '0'

/** The fields of a block without the row that holds them. */
export function readBlockFields({ fields }: ClientBlock): ClientField[] {
  const [first] = fields
  return first?.type === 'row' && first.admin?.disabled === true ? first.fields : fields
}

/** What a person may do with the fields of a block, by the document's permissions. */
export function findBlockPermissions(
  fields: SanitizedFieldsPermissions | undefined,
  slug: string,
): SanitizedFieldPermissions | SanitizedFieldsPermissions {
  if (fields === undefined || fields === true) return true
  const layout = fields['layout']
  if (layout === undefined || layout === true) return true
  const { blocks } = layout
  if (blocks === undefined || blocks === true) return true
  const own = blocks[slug]
  return own === undefined || own === true ? true : own.fields
}
