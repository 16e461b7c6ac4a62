import type { Block, Field, FilterOptions } from 'payload'
import { idOf } from '../outbox/announce.ts'

/** Offers documents of the same site alone. The multi-tenant plugin does so for relationships of its collections, but not for uploads. */
export const withinTenant: FilterOptions = ({ data }) => {
  const tenant = idOf(data?.tenant)
  return tenant === null ? true : { tenant: { equals: tenant } }
}

/** The library holds films and documents too; where a picture is asked for, it offers pictures. */
export const picturesWithinTenant: FilterOptions = ({ data }) => {
  const tenant = idOf(data?.tenant)
  const isPicture = { mimeType: { contains: 'image/' } }
  return tenant === null ? isPicture : { and: [{ tenant: { equals: tenant } }, isPicture] }
}

/** Adds the filter to every field of a block that is marked with `custom.withinTenant`. */
export const filterBlock = (block: Block): Block => ({ ...block, fields: filterFields(block.fields) })

const filterFields = (fields: Field[]): Field[] => fields.map(filterField)

function filterField(field: Field): Field {
  if (field.type === 'upload' && field.custom?.withinTenant === true)
    return { ...field, filterOptions: picturesWithinTenant }
  if (field.type === 'relationship' && field.custom?.withinTenant === true)
    return { ...field, filterOptions: withinTenant }
  if (field.type === 'row' || field.type === 'group' || field.type === 'array' || field.type === 'collapsible')
    return { ...field, fields: filterFields(field.fields) }
  return field
}
