import type { CollectionConfig } from 'payload'
import { collectionAccess } from '../../access/collection-access.ts'
import { nobody } from '../../access/nobody.ts'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

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
    description: 'What each spin came to. Ask for the code and note when the prize is handed over.',
  },
  fields: [
    ...row(
      { name: 'prize', type: 'text', admin: { readOnly: true } },
      { name: 'wins', type: 'checkbox', label: 'Is a prize', admin: { readOnly: true } },
      { name: 'code', type: 'text', label: 'Code', maxLength: 20, admin: { readOnly: true } },
    ),
    ...row(
      { name: 'name', type: 'text', label: 'Who', maxLength: 240, admin: { readOnly: true } },
      { name: 'draw', type: 'relationship', relationTo: 'prize-draws', index: true, admin: { readOnly: true } },
      { name: 'shopper', type: 'relationship', relationTo: 'shoppers', index: true, admin: { readOnly: true } },
      { name: 'lead', type: 'relationship', relationTo: 'leads', admin: { readOnly: true } },
    ),
    dateField({ name: 'handed_at', label: 'Handed over', withTime: true }),
    { name: 'pair', type: 'text', required: true, maxLength: 200, admin: { hidden: true } },
  ],
})
