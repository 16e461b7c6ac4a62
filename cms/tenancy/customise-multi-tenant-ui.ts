import type { CollectionConfig, DefaultValue, Field, Plugin } from 'payload'
import { findOnlySite } from '../access/find-only-site.ts'

/** Adapts the multi-tenant plugin's admin UI: documents cannot move between sites, and labels say "site" instead of "tenant". */
export const customiseMultiTenantUi: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => withSites(withOnlySite(withoutMove(withOpenForm(collection))))),
})

/** Every document's form is known to `FormStateProvider`, which sees to it that no change goes unanswered. */
function withOpenForm(collection: CollectionConfig): CollectionConfig {
  const { components } = collection.admin ?? {}
  const beforeDocumentControls = [
    ...(components?.edit?.beforeDocumentControls ?? []),
    '/admin/form-state/open-form.tsx#OpenForm',
  ]
  return {
    ...collection,
    admin: {
      ...collection.admin,
      components: { ...components, edit: { ...components?.edit, beforeDocumentControls } },
    },
  }
}

function withoutMove(collection: CollectionConfig): CollectionConfig {
  const edit = collection.admin?.components?.edit
  if (!edit?.editMenuItems) return collection
  const editMenuItems = edit.editMenuItems.filter((item) => !JSON.stringify(item).includes('AssignTenantFieldTrigger'))
  return {
    ...collection,
    admin: {
      ...collection.admin,
      components: { ...collection.admin?.components, edit: { ...edit, editMenuItems } },
    },
  }
}

/**
 * The plugin takes a new document's site from a cookie that its script sets once a page is drawn. Anyone who has one site could not save a form that was
 * opened before, and was offered no field for it.
 */
const withOnlySite = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map((field) =>
    field.type === 'relationship' && field.name === 'tenant' && !field.admin?.hidden
      ? { ...field, defaultValue: chosenOrOnlySite(field.defaultValue) }
      : field,
  ),
})

const chosenOrOnlySite =
  (chosen: DefaultValue | undefined): DefaultValue =>
  async (args) => {
    const site: unknown = typeof chosen === 'function' ? await chosen(args) : chosen
    return typeof site === 'number' ? site : findOnlySite(args.req.user)
  }

const withSites = (collection: CollectionConfig): CollectionConfig =>
  collection.slug === 'users' ? { ...collection, fields: collection.fields.map(named) } : collection

const named = (field: Field): Field =>
  field.type === 'array' && field.name === 'tenants'
    ? {
        ...field,
        label: 'Sites',
        labels: { singular: 'Site', plural: 'Sites' },
        admin: {
          ...field.admin,
          description: 'Sites that this person can work on. Platform administrators can work on all sites.',
        },
        fields: field.fields.map((each) =>
          each.type === 'relationship' && each.name === 'tenant' ? { ...each, label: 'Site' } : each,
        ),
      }
    : field
