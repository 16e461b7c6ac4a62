import type { CollectionConfig } from 'payload'
import { admins, collectionAccess } from '../../access/collection-access.ts'
import { nobody } from '../../access/nobody.ts'
import { dateField } from '../../fields/date.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { filterSitePeople } from '../../tenancy/filter-site-people.ts'
import { announceLead } from './announce-lead.ts'
import { enquiryFields, originFields, outcomeFields } from './lead-fields.ts'
import { fillNewLead } from './fill-new-lead.ts'
import { clearSuspicion } from './clear-suspicion.ts'
import { setAnsweredDate } from './set-answered-date.ts'
import { fillLeadLocation } from './fill-lead-location.ts'
import { blockErasedUpdate } from './block-erased-update.ts'
import { writeTitle } from './write-title.ts'
import * as texts from './texts.ts'

/** locations §3, Lead form payload. */
export const leads: CollectionConfig = tenantCollection({
  slug: 'leads',
  event: null,
  disableDuplicate: true,
  uniqueBy: ['key'],
  labels: { singular: texts.lead, plural: texts.leads },
  access: collectionAccess({
    read: ['tenant-admin', 'sales'],
    create: ['tenant-admin', 'sales'],
    update: ['tenant-admin', 'sales'],
    delete: admins,
  }),
  defaultSort: '-createdAt',
  indexes: [{ fields: ['tenant', 'createdAt'] }],
  hooks: {
    beforeChange: [blockErasedUpdate, fillLeadLocation, fillNewLead, setAnsweredDate, clearSuspicion, writeTitle],
    afterChange: [announceLead],
  },
  forceSelect: { status: true },
  admin: {
    group: texts.leads,
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'status', 'due_at', 'assigned_to', 'phone', 'createdAt'],
    listSearchableFields: ['title', 'name', 'last_name', 'email', 'phone', 'stock_number'],
    description: texts.leadsDescription,
    components: { beforeListTable: ['/admin/leads/lead-tabs.tsx#LeadTabs'] },
  },
  fields: [
    {
      name: 'status',
      type: 'select',
      defaultValue: 'new',
      index: true,
      options: [
        { value: 'new', label: texts.newLabel },
        { value: 'contacted', label: texts.contacted },
        { value: 'won', label: texts.won },
        { value: 'lost', label: texts.lost },
        { value: 'spam', label: texts.spam },
      ],
      admin: { position: 'sidebar', isClearable: false },
    },
    {
      name: 'assigned_to',
      type: 'relationship',
      relationTo: 'users',
      label: texts.assignedTo,
      filterOptions: filterSitePeople,
      admin: { position: 'sidebar', components: { Cell: '/admin/leads/person-cell.tsx#PersonCell' } },
    },
    dateField({
      name: 'due_at',
      label: texts.answerDue,
      withTime: true,
      aside: { description: texts.answerDueDescription },
      cell: '/admin/leads/due-cell.tsx#DueCell',
    }),
    dateField({
      name: 'answered_at',
      label: texts.firstAnswered,
      withTime: true,
      aside: { description: texts.firstAnsweredDescription },
      access: { create: nobody, update: nobody },
    }),
    // Written by a hook from contact and subject.
    { name: 'title', type: 'text', label: texts.lead, admin: { condition: () => false } },
    {
      type: 'tabs',
      tabs: [
        { label: texts.enquiry, fields: enquiryFields },
        { label: texts.deliveryAndConsent, fields: outcomeFields },
        { label: texts.sourceDetails, fields: originFields },
      ],
    },
    {
      name: 'key',
      type: 'text',
      maxLength: 80,
      admin: { hidden: true },
      // Created when a form opens, so that a repeated submission is one lead.
    },
    // Distinguishes a repeated submission from a different form with the same key.
    { name: 'body_hash', type: 'text', maxLength: 40, admin: { hidden: true } },
  ],
})
