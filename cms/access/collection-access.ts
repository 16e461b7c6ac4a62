import type { CollectionConfig } from 'payload'
import { allow } from './allow.ts'
import type { TenantRole } from './role.ts'

/** Access to each operation of a collection by role. Everyone who may update a document may read its versions. */
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
