import type { CollectionConfig } from 'payload'
import { admins, collectionAccess } from '../../access/collection-access.ts'
import { dataField } from '../../fields/data.ts'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { announceLead } from './announce-lead.ts'
import { fillNewLead } from './fill-new-lead.ts'
import { noteAnswer } from './note-answer.ts'
import { writeTitle } from './write-title.ts'

/** spec/locations-forms-finance.md §3, Lead form payload. */
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
  hooks: { beforeChange: [fillNewLead, noteAnswer, writeTitle], afterChange: [announceLead] },
  admin: {
    group: 'Customers',
    useAsTitle: 'name',
    defaultColumns: ['name', 'last_name', 'category', 'status', 'vehicle', 'phone', 'createdAt'],
    listSearchableFields: ['name', 'last_name', 'email', 'phone', 'stock_number'],
    description: 'Enquiries of shoppers.',
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
      label: 'Looked after by',
      admin: { position: 'sidebar' },
    },
    { name: 'title', type: 'text', admin: { hidden: true } },
    ...row(
      { name: 'name', type: 'text', label: 'First name', maxLength: 120 },
      { name: 'last_name', type: 'text', label: 'Last name', maxLength: 120 },
    ),
    ...row(
      { name: 'email', type: 'text', label: 'E-mail', maxLength: 200 },
      { name: 'phone', type: 'text', maxLength: 40 },
      { name: 'postcode', type: 'text', maxLength: 8 },
    ),
    ...row(
      { name: 'category', type: 'text', required: true, index: true, defaultValue: 'General Enquiry' },
      { name: 'subcategory', type: 'text' },
      { name: 'kind', type: 'text', label: 'Form', admin: { readOnly: true } },
    ),
    { name: 'message', type: 'textarea', maxLength: 10_000 },
    ...row(
      { name: 'opt_in', type: 'checkbox', label: 'Wants news and offers' },
      { name: 'opt_in_words', type: 'text', label: 'In these words', admin: { readOnly: true } },
    ),
    ...row(
      { name: 'vehicle', type: 'relationship', relationTo: 'vehicles' },
      { name: 'location', type: 'relationship', relationTo: 'locations' },
    ),
    ...row(
      { name: 'dealership', type: 'relationship', relationTo: 'dealerships' },
      { name: 'shopper', type: 'relationship', relationTo: 'shoppers' },
    ),
    ...row(
      { name: 'stock_number', type: 'text', label: 'Stock number' },
      { name: 'car_type', type: 'text', label: 'New or used' },
      { name: 'vehicle_status', type: 'text', label: 'Its state then' },
    ),
    ...row(
      { name: 'source', type: 'text', defaultValue: 'Website' },
      { name: 'url', type: 'text', label: 'Sent from' },
      { name: 'user_agent', type: 'text', label: 'Browser' },
    ),
    dataField({ name: 'lead_attributes', label: 'Other answers' }),
    dataField({ name: 'answers', label: 'What the form asked beside this' }),
    ...row(
      dateField({ name: 'due_at', label: 'To be answered by', withTime: true }),
      dateField({ name: 'answered_at', label: 'First answered', withTime: true }),
      dateField({ name: 'erased_at', label: 'Erased', withTime: true }),
    ),
    { name: 'notes', type: 'textarea', label: 'Our notes', maxLength: 10_000 },
    {
      name: 'key',
      type: 'text',
      maxLength: 80,
      admin: { hidden: true },
      // Made when a form opens: what is sent twice is one lead.
    },
  ],
})
