import type { CollectionConfig } from 'payload'
import { admins } from '../../access/collection-access.ts'
import { hasRole } from '../../access/has-role.ts'
import { nobody } from '../../access/nobody.ts'
import { recordAccess } from '../../access/record-access.ts'
import { auditActions } from '../../audit/audit-actions.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

/** Who did what, when and from where. Rows are only added (`audit/write-audit.ts`) and, after a time, forgotten by the platform. */
export const auditLog: CollectionConfig = tenantCollection({
  slug: 'audit-log',
  event: null,
  labels: { singular: 'Audit record', plural: 'Audit log' },
  access: { ...recordAccess({ read: admins }), delete: nobody },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['tenant', 'createdAt'] }],
  admin: {
    group: 'Settings',
    useAsTitle: 'person',
    defaultColumns: ['createdAt', 'person', 'action', 'subject', 'address'],
    listSearchableFields: ['person', 'subject', 'address'],
    description: 'Who signed in, exported, erased, published, deleted or changed access, when and from where.',
    hidden: ({ user }) => !hasRole(user, ['tenant-admin']),
  },
  fields: [
    ...row(
      { name: 'action', label: 'What', type: 'select', required: true, index: true, options: [...auditActions] },
      { name: 'person', label: 'Who', type: 'text', required: true, index: true },
    ),
    { name: 'subject', label: 'Details', type: 'text' },
    ...row({ name: 'area', label: 'Collection', type: 'text' }, { name: 'document', label: 'Document', type: 'text' }),
    ...row(
      { name: 'address', label: 'IP address', type: 'text' },
      { name: 'user_agent', label: 'Browser', type: 'text' },
    ),
    { name: 'person_id', type: 'number', admin: { hidden: true } },
  ],
})
