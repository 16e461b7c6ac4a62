import type { Block, Field, FilterOptions, SingleRelationshipField } from 'payload'
import { listOwners } from '../inheritance/list-owners.ts'
import { readId } from '../outbox/announce.ts'

/** Offers only documents of the same site. The multi-tenant plugin does so for relationships of its collections, but not for uploads. */
export const withinTenant: FilterOptions = ({ data }) => {
  const tenant = readId(data?.tenant)
  return tenant === null ? true : { tenant: { equals: tenant } }
}

/** Offers the pictures of the site, its template and the platform, because the library also holds films and documents. */
export const picturesWithinTenant: FilterOptions = async ({ data, req }) => {
  const tenant = readId(data?.tenant)
  const isPicture = { mimeType: { contains: 'image/' } }
  if (tenant === null) return isPicture
  const owners = await listOwners(req, { site: tenant, collection: 'media' })
  return { and: [{ tenant: { in: owners } }, isPicture] }
}

/** Adds the filter to every field of a block that is marked with `custom.withinTenant`. */
export const filterBlock = (block: Block): Block => ({ ...block, fields: filterFields(block.fields) })

const filterFields = (fields: Field[]): Field[] => fields.map(filterField)

function filterField(field: Field): Field {
  if (field.type === 'upload' && field.custom?.withinTenant === true)
    return { ...field, filterOptions: picturesWithinTenant }
  if (isReferenceWithin(field))
    return {
      ...field,
      filterOptions: withinTenant,
      admin: { ...field.admin, allowCreate: !asksFirst.has(field.relationTo) },
    }
  if (field.type === 'row' || field.type === 'group' || field.type === 'array' || field.type === 'collapsible')
    return { ...field, fields: filterFields(field.fields) }
  return field
}

/** A new document of these is made on a page of its own, which asks for its name before anything is stored. */
const asksFirst = new Set<string>(['pages', 'sections', 'menus'])

const isReferenceWithin = (field: Field): field is SingleRelationshipField =>
  field.type === 'relationship' && field.custom?.withinTenant === true && !Array.isArray(field.relationTo)
