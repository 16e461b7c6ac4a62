import type { CollectionConfig } from 'payload'
import { admins } from '../../access/collection-access.ts'
import { hasRole } from '../../access/has-role.ts'
import { nobody } from '../../access/nobody.ts'
import { recordAccess } from '../../access/record-access.ts'
import { auditActions } from '../../audit/audit-actions.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import * as texts from './texts.ts'

/**
 * Records of actions with actor, time and client IP. Rows are only added (`audit/write-audit.ts`); the platform deletes them after the
 * retention period.
 */
export const auditLog: CollectionConfig = tenantCollection({
  slug: 'audit-log',
  event: null,
  labels: { singular: texts.auditRecord, plural: texts.auditLog },
  access: { ...recordAccess({ read: admins }), delete: nobody },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['tenant', 'createdAt'] }],
  admin: {
    group: texts.settings,
    useAsTitle: 'person',
    defaultColumns: ['createdAt', 'person', 'action', 'subject', 'address'],
    listSearchableFields: ['person', 'subject', 'address'],
    description: texts.auditLogDescription,
    hidden: ({ user }) => !hasRole(user, ['tenant-admin']),
  },
  fields: [
    ...row(
      { name: 'action', label: texts.what, type: 'select', required: true, index: true, options: [...auditActions] },
      { name: 'person', label: texts.who, type: 'text', required: true, index: true },
    ),
    { name: 'subject', label: texts.details, type: 'text' },
    ...row(
      { name: 'area', label: texts.collection, type: 'text' },
      { name: 'document', label: texts.document, type: 'text' },
    ),
    ...row(
      { name: 'address', label: texts.ipAddress, type: 'text' },
      { name: 'user_agent', label: texts.browser, type: 'text' },
    ),
    { name: 'person_id', type: 'number', admin: { hidden: true } },
  ],
})
