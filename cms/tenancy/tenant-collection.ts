import type { CollectionConfig, CollectionSlug } from 'payload'
import type { EventType } from '#schemas/event.ts'
import { auditDeletion, auditPublishing } from '../audit/audit-changes.ts'
import { announce } from '../outbox/announce.ts'
import { blockForeignReferences } from './block-foreign-references.ts'
import { blockTenantChange } from './immutable-tenant.ts'
import { blockReferencedDelete } from './block-referenced-delete.ts'
import { uniqueInTenant } from './unique-in-tenant.ts'

type TenantCollection = CollectionConfig & {
  slug: CollectionSlug
  /** The event that tells the public side of a change; null where the public never sees these documents. */
  event: EventType | null
  /** Fields whose value only one document of a tenant may have. */
  uniqueBy?: readonly string[]
}

/** A collection whose documents belong to a tenant each. `tenancy/plugin.ts` adds the field and its access. */
export function tenantCollection({ event, uniqueBy = [], ...config }: TenantCollection): CollectionConfig {
  const announced = event ? announce(event, (doc) => doc.tenant) : null
  const { hooks = {} } = config
  return {
    ...config,
    // Lists read the columns they show: a layout or an import's rows may be megabytes.
    admin: { hideAPIURL: true, enableListViewSelectAPI: true, ...config.admin },
    indexes: [...uniqueBy.map((field) => ({ fields: ['tenant', field], unique: true })), ...(config.indexes ?? [])],
    hooks: {
      ...hooks,
      beforeValidate: [
        blockTenantChange,
        ...(hooks.beforeValidate ?? []),
        blockForeignReferences,
        ...uniqueBy.map((field) => uniqueInTenant(field)),
      ],
      beforeChange: [...(hooks.beforeChange ?? []), ...(announced?.beforeChange ?? [])],
      afterChange: [auditPublishing, ...(hooks.afterChange ?? []), ...(announced?.afterChange ?? [])],
      beforeDelete: [blockReferencedDelete, ...(hooks.beforeDelete ?? [])],
      afterDelete: [auditDeletion, ...(hooks.afterDelete ?? []), ...(announced?.afterDelete ?? [])],
    },
  }
}
