import type { CollectionConfig } from 'payload'
import { admins, collectionAccess } from '../../access/collection-access.ts'
import { nobody } from '../../access/nobody.ts'
import { dateField } from '../../fields/date.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { filterSitePeople } from '../../tenancy/filter-site-people.ts'
import { announceLead } from './announce-lead.ts'
import { enquiryFields, originFields, outcomeFields } from './lead-fields.ts'
import { fillNewLead } from './fill-new-lead.ts'
import { setAnsweredDate } from './set-answered-date.ts'
import { fillLeadLocation } from './fill-lead-location.ts'
import { blockErasedUpdate } from './block-erased-update.ts'
import { writeTitle } from './write-title.ts'

/** locations §3, Lead form payload. */
export const leads: CollectionConfig = tenantCollection({
  slug: 'leads',
  event: null,
  uniqueBy: ['key'],
  labels: { singular: 'Lead', plural: 'Leads' },
  access: collectionAccess({
    read: ['tenant-admin', 'sales'],
    create: ['tenant-admin', 'sales'],
    update: ['tenant-admin', 'sales'],
    delete: admins,
  }),
  defaultSort: '-createdAt',
  indexes: [{ fields: ['tenant', 'createdAt'] }],
  hooks: {
    beforeChange: [blockErasedUpdate, fillLeadLocation, fillNewLead, setAnsweredDate, writeTitle],
    afterChange: [announceLead],
  },
  forceSelect: { status: true },
  admin: {
    group: 'Leads',
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'status', 'due_at', 'assigned_to', 'phone', 'createdAt'],
    listSearchableFields: ['title', 'name', 'last_name', 'email', 'phone', 'stock_number'],
    description: 'Enquiries of shoppers.',
    components: { beforeListTable: ['/admin/leads/lead-tabs.tsx#LeadTabs'] },
  },
  fields: [
    {
      name: 'status',
      type: 'select',
      defaultValue: 'new',
      index: true,
      options: [
        { value: 'new', label: 'New' },
        { value: 'contacted', label: 'Contacted' },
        { value: 'won', label: 'Won' },
        { value: 'lost', label: 'Lost' },
        { value: 'spam', label: 'Spam' },
      ],
      admin: { position: 'sidebar', isClearable: false },
    },
    {
      name: 'assigned_to',
      type: 'relationship',
      relationTo: 'users',
      label: 'Assigned to',
      filterOptions: filterSitePeople,
      admin: { position: 'sidebar', components: { Cell: '/admin/leads/person-cell.tsx#PersonCell' } },
    },
    dateField({
      name: 'due_at',
      label: 'Answer due',
      withTime: true,
      aside: { description: 'The response time is set under Settings, Sites.' },
      cell: '/admin/leads/due-cell.tsx#DueCell',
    }),
    dateField({
      name: 'answered_at',
      label: 'First answered',
      withTime: true,
      aside: { description: 'Set when someone first works on the lead.' },
      access: { create: nobody, update: nobody },
    }),
    // Written by a hook: whom and what it is about.
    { name: 'title', type: 'text', label: 'Lead', admin: { condition: () => false } },
    {
      type: 'tabs',
      tabs: [
        { label: 'Enquiry', fields: enquiryFields },
        { label: 'Delivery and consent', fields: outcomeFields },
        { label: 'Source details', fields: originFields },
      ],
    },
    {
      name: 'key',
      type: 'text',
      maxLength: 80,
      admin: { hidden: true },
      // Made when a form opens: what is sent twice is one lead.
    },
    // Tells a repeat from another form under the same key.
    { name: 'body_hash', type: 'text', maxLength: 40, admin: { hidden: true } },
  ],
})
