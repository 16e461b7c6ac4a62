import type { CollectionConfig } from 'payload'
import { collectionAccess } from '../../access/collection-access.ts'
import { nobody } from '../../access/nobody.ts'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

/** What was drawn stands. */
const fixed = { update: nobody }

/** What somebody's spin came to. `pair` is draw and shopper: one spin each. */
export const prizesWon: CollectionConfig = tenantCollection({
  slug: 'prizes-won',
  event: null,
  uniqueBy: ['pair'],
  labels: { singular: 'Spin', plural: 'Spins' },
  access: {
    ...collectionAccess({ read: ['tenant-admin', 'sales'], create: [], update: ['tenant-admin', 'sales'], delete: [] }),
    create: nobody,
  },
  defaultSort: '-createdAt',
  admin: {
    group: 'Sales',
    useAsTitle: 'prize',
    defaultColumns: ['prize', 'code', 'name', 'draw', 'handed_at', 'createdAt'],
    listSearchableFields: ['code', 'name', 'prize'],
    description: 'Results of all spins. Ask the winner for the code and record when the prize is handed over.',
  },
  fields: [
    ...row(
      { name: 'prize', type: 'text', access: fixed },
      { name: 'wins', type: 'checkbox', label: 'Is a prize', access: fixed },
      { name: 'code', type: 'text', label: 'Code', maxLength: 20, access: fixed },
    ),
    ...row(
      { name: 'name', type: 'text', label: 'Winner', maxLength: 240, access: fixed },
      { name: 'draw', type: 'relationship', relationTo: 'prize-draws', index: true, access: fixed },
      { name: 'shopper', type: 'relationship', relationTo: 'shoppers', index: true, access: fixed },
      { name: 'lead', type: 'relationship', relationTo: 'leads', access: fixed },
    ),
    dateField({ name: 'handed_at', label: 'Handed over', withTime: true }),
    { name: 'pair', type: 'text', required: true, maxLength: 200, access: fixed, admin: { hidden: true } },
  ],
})
