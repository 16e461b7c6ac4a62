import type { CollectionConfig, DefaultValue, Field, Plugin, SingleRelationshipField } from 'payload'
import { findOnlySite } from '../access/find-only-site.ts'
import { findAskedSite } from './asked-site.ts'
import * as texts from './texts.ts'

/** Adapts the multi-tenant plugin's admin UI: documents cannot move between sites, and labels say "site" instead of "tenant". */
export const customiseMultiTenantUi: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    withSites(withSiteShown(withOwnSite(withoutMove(withOpenForm(collection))))),
  ),
})

/** Registers every document's form with `FormStateProvider`, so that no form-state change is lost, and lists there what is wrong in it. */
function withOpenForm(collection: CollectionConfig): CollectionConfig {
  const { components } = collection.admin ?? {}
  const beforeDocumentControls = [
    ...(components?.edit?.beforeDocumentControls ?? []),
    '/admin/form-state/open-form.tsx#OpenForm',
    '/admin/problems/field-problems.tsx#FieldProblems',
    '/admin/problems/reveal-asked.tsx#RevealAsked',
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
 * The site of a new document is the one that a link named, else the chosen one, else the user's only one. The plugin reads it from a cookie
 * that its script sets after rendering. A user with one site has no site field and could not save a form opened before that.
 */
const withOwnSite = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map((field) =>
    field.type === 'relationship' && field.name === 'tenant' && !field.admin?.hidden
      ? { ...field, defaultValue: findSite(field.defaultValue) }
      : field,
  ),
})

const findSite =
  (chosen: DefaultValue | undefined): DefaultValue =>
  async (args) => {
    const requestedSite = findAskedSite(args.req)
    if (requestedSite !== null) return requestedSite
    const site: unknown = typeof chosen === 'function' ? await chosen(args) : chosen
    return typeof site === 'number' ? site : findOnlySite(args.req.user)
  }

/** Forms name the site of the document. Lists show it and can be filtered by it. A stylesheet hides the column while one site is chosen. */
function withSiteShown(collection: CollectionConfig): CollectionConfig {
  const isOfSites = collection.fields.some(isSiteField)
  const columns = collection.admin?.defaultColumns
  if (!isOfSites || !columns) return collection
  const [first = 'id', ...others] = columns
  return {
    ...collection,
    admin: {
      ...collection.admin,
      defaultColumns: [first, 'tenant', ...others],
      components: {
        ...collection.admin?.components,
        Description: '/admin/site/document-description.tsx#DocumentDescription',
      },
    },
    fields: collection.fields.map((field) =>
      isSiteField(field)
        ? { ...field, admin: { ...field.admin, disableListColumn: false, disableListFilter: false } }
        : field,
    ),
  }
}

const isSiteField = (field: Field): field is SingleRelationshipField =>
  field.type === 'relationship' && field.name === 'tenant' && !Array.isArray(field.relationTo)

const withSites = (collection: CollectionConfig): CollectionConfig =>
  collection.slug === 'users' ? { ...collection, fields: collection.fields.map(named) } : collection

const named = (field: Field): Field =>
  field.type === 'array' && field.name === 'tenants'
    ? {
        ...field,
        label: texts.sites,
        labels: { singular: texts.site, plural: texts.sites },
        admin: {
          ...field.admin,
          description: texts.sitesDescription,
        },
        fields: field.fields.map((each) =>
          each.type === 'relationship' && each.name === 'tenant' ? { ...each, label: texts.site } : each,
        ),
      }
    : field
