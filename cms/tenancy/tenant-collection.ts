import type { CollectionConfig, CollectionSlug } from 'payload'
import type { EventType } from '#schemas/event.ts'
import { auditDeletion, auditPublishing } from '../audit/audit-changes.ts'
import { auditReads, holdsPersonalData } from '../audit/audit-reads.ts'
import { auditNewSettings, auditSettingsChange, holdsSettings } from '../audit/audit-settings.ts'
import { nobody } from '../access/nobody.ts'
import { nameCopies } from '../copying/name-copies.ts'
import { announce } from '../outbox/announce.ts'
import { askFirst } from '../publishing/ask-first.ts'
import { blockForeignReferences } from './block-foreign-references.ts'
import { blockTenantChange } from './immutable-tenant.ts'
import { blockReferencedDelete } from './block-referenced-delete.ts'
import { noteDeleter, refuseUsedDelete, reportUsedDeletes } from '../uses/refuse-used-delete.ts'
import { isUsedCollection } from '../uses/use.ts'
import { whereUsedField } from '../uses/where-used-field.ts'
import { uniqueInTenant } from './unique-in-tenant.ts'

type TenantCollection = CollectionConfig & {
  slug: CollectionSlug
  /** The event type of a change; null if the public never sees these documents. */
  event: EventType | null
  /** Fields that are unique within a tenant. */
  uniqueBy?: readonly string[]
  /** Fields that are asked for before a document is stored. */
  asksFirst?: readonly string[]
  /** Whether a copy keeps the name of the original, as a vehicle does. */
  keepsNameInCopy?: boolean
}

/** A collection whose documents each belong to a tenant. `tenancy/plugin.ts` adds the tenant field and its access. */
export function tenantCollection({
  event,
  uniqueBy = [],
  asksFirst,
  keepsNameInCopy = false,
  ...config
}: TenantCollection): CollectionConfig {
  const announced = event ? announce(event, (doc) => doc.tenant) : null
  const { hooks = {} } = config
  const hasSettings = holdsSettings(config.slug)
  const fields = isUsedCollection(config.slug) ? [...config.fields, whereUsedField] : config.fields
  const collection: CollectionConfig = {
    ...config,
    // What only the system writes cannot be copied either.
    disableDuplicate: config.disableDuplicate ?? config.access?.create === nobody,
    fields: nameCopies(fields, { uniqueBy, title: keepsNameInCopy ? undefined : config.admin?.useAsTitle }),
    // Lists load only the visible columns: a layout or an import's rows may have megabytes.
    admin: { hideAPIURL: true, enableListViewSelectAPI: true, ...config.admin },
    indexes: [...uniqueBy.map((field) => ({ fields: ['tenant', field], unique: true })), ...(config.indexes ?? [])],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), noteDeleter],
      beforeValidate: [
        blockTenantChange,
        ...(hooks.beforeValidate ?? []),
        blockForeignReferences,
        ...uniqueBy.map((field) => uniqueInTenant(field)),
      ],
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        ...(announced?.beforeChange ?? []),
        ...(hasSettings ? [auditSettingsChange] : []),
      ],
      afterChange: [
        auditPublishing,
        ...(hasSettings ? [auditNewSettings] : []),
        ...(hooks.afterChange ?? []),
        ...(announced?.afterChange ?? []),
      ],
      beforeDelete: [blockReferencedDelete, refuseUsedDelete, ...(hooks.beforeDelete ?? [])],
      afterOperation: [
        ...(hooks.afterOperation ?? []),
        reportUsedDeletes,
        ...(holdsPersonalData(config.slug) ? [auditReads] : []),
      ],
      afterDelete: [auditDeletion, ...(hooks.afterDelete ?? []), ...(announced?.afterDelete ?? [])],
    },
  }
  return asksFirst ? askFirst(collection, asksFirst) : collection
}
