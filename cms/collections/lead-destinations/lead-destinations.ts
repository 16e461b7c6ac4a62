import type { CollectionConfig } from 'payload'
import { destinationKinds } from '#schemas/lead/destination.ts'
import { admins, collectionAccess } from '../../access/collection-access.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

const kindLabels: Record<(typeof destinationKinds)[number], string> = {
  email: 'E-mail',
  'adf-email': 'ADF XML by e-mail',
  'adf-http': 'ADF XML by HTTP',
  webhook: 'Webhook',
}

/** Where a site's leads are delivered, beside the admin. */
export const leadDestinations: CollectionConfig = tenantCollection({
  slug: 'lead-destinations',
  event: null,
  uniqueBy: ['name'],
  labels: { singular: 'Lead destination', plural: 'Lead destinations' },
  access: collectionAccess({ read: ['tenant-admin', 'sales'], create: admins, update: admins, delete: admins }),
  defaultSort: 'name',
  admin: {
    group: 'Customers',
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'active', 'categories', 'updatedAt'],
    description: 'Where leads go beside this list: mailboxes and the dealer’s own systems.',
  },
  fields: [
    ...row(
      { name: 'name', type: 'text', required: true, maxLength: 80 },
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'email',
        options: destinationKinds.map((value) => ({ value, label: kindLabels[value] })),
        admin: { isClearable: false },
      },
      { name: 'active', type: 'checkbox', defaultValue: true },
    ),
    { name: 'addresses', type: 'text', hasMany: true, label: 'E-mail addresses' },
    ...row(
      { name: 'url', type: 'text', label: 'Address', maxLength: 2_000 },
      { name: 'vendor', type: 'text', label: 'Dealer’s name or code there', maxLength: 120 },
    ),
    // Written by a hook alone, as `cms/secrets` seals it.
    { name: 'secret_sealed', type: 'text', hidden: true },
    { name: 'has_secret', type: 'checkbox', admin: { hidden: true } },
    ...row(
      { name: 'categories', type: 'text', hasMany: true, label: 'Only these categories' },
      {
        name: 'locations',
        type: 'relationship',
        relationTo: 'locations',
        hasMany: true,
        label: 'Only these locations',
      },
    ),
  ],
})
