import type { CollectionConfig } from 'payload'
import { collectionAccess } from '../../access/collection-access.ts'
import { nobody } from '../../access/nobody.ts'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import * as texts from './texts.ts'

/** A drawn result is never updated. */
const fixed = { update: nobody }

/** The result of a spin. `pair` is a unique key of draw and shopper. */
export const prizesWon: CollectionConfig = tenantCollection({
  slug: 'prizes-won',
  event: null,
  uniqueBy: ['pair'],
  labels: { singular: texts.spin, plural: texts.spins },
  access: {
    ...collectionAccess({ read: ['tenant-admin', 'sales'], create: [], update: ['tenant-admin', 'sales'], delete: [] }),
    create: nobody,
  },
  defaultSort: '-createdAt',
  admin: {
    group: texts.sales,
    useAsTitle: 'prize',
    defaultColumns: ['prize', 'code', 'name', 'draw', 'handed_at', 'createdAt'],
    listSearchableFields: ['code', 'name', 'prize'],
    description: texts.spinsDescription,
  },
  fields: [
    ...row(
      { name: 'prize', type: 'text', access: fixed },
      { name: 'wins', type: 'checkbox', label: texts.isAPrize, access: fixed },
      { name: 'code', type: 'text', label: texts.code, maxLength: 20, access: fixed },
    ),
    ...row(
      { name: 'name', type: 'text', label: texts.winner, maxLength: 240, access: fixed },
      { name: 'draw', type: 'relationship', relationTo: 'prize-draws', index: true, access: fixed },
      { name: 'shopper', type: 'relationship', relationTo: 'shoppers', index: true, access: fixed },
      { name: 'lead', type: 'relationship', relationTo: 'leads', access: fixed },
    ),
    dateField({ name: 'handed_at', label: texts.handedOver, withTime: true }),
    { name: 'pair', type: 'text', required: true, maxLength: 200, access: fixed, admin: { hidden: true } },
  ],
})
