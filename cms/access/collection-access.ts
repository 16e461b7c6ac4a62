import type { CollectionConfig } from 'payload'
import { allow } from './allow.ts'
import type { TenantRole } from './role.ts'

/** The operations of a collection by role. Versions are read by anyone who may change the document. */
export const collectionAccess = (by: {
  read: TenantRole[]
  create: TenantRole[]
  update: TenantRole[]
  delete: TenantRole[]
}) =>
  ({
    read: allow(...by.read),
    create: allow(...by.create),
    update: allow(...by.update),
    delete: allow(...by.delete),
    readVersions: allow(...by.update),
    unlock: allow(),
  }) satisfies CollectionConfig['access']

export const everyone: TenantRole[] = ['tenant-admin', 'editor', 'sales']
export const editors: TenantRole[] = ['tenant-admin', 'editor']
export const admins: TenantRole[] = ['tenant-admin']
