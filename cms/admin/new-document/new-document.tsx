import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps, FlattenedField } from 'payload'
import { findOnlySite } from '../../access/find-only-site.ts'
import { findAskedSite } from '../../tenancy/asked-site.ts'
import { chosenSite } from '../chosen-site.ts'
import { redirect } from '../next.ts'
import type { AskedField } from './asked-field.ts'
import { readId } from '../../outbox/announce.ts'
import { NewDocumentForm } from './new-document-form.tsx'
import { listOwnTemplates } from './page-choices.ts'
import * as texts from './texts.ts'

type Props = AdminViewServerProps & { fieldNames: readonly string[] }

/** Asks for the site, the name and the address of a new document, and what a page starts from. Its form opens once it is stored. */
export const NewDocument = async ({ fieldNames, initPageResult }: Props) => {
  const { collectionConfig, permissions, req } = initPageResult
  const { payload, user } = req
  if (!collectionConfig || !user || user.collection !== 'users') return null
  const { slug, labels } = collectionConfig
  const { admin, api } = payload.config.routes
  const list = `${admin}/collections/${slug}`
  if (!permissions.collections?.[slug]?.create) redirect(list)
  const { docs } = await payload.find({
    collection: 'tenants',
    user,
    overrideAccess: false,
    depth: 0,
    pagination: false,
    sort: 'name',
    select: { name: true, template: true },
  })
  const site = findAskedSite(req) ?? (await chosenSite()) ?? findOnlySite(user)
  const isPages = slug === 'pages'
  const title = texts.newDocument({ label: typeof labels.singular === 'string' ? labels.singular.toLowerCase() : slug })
  return (
    <Gutter>
      <SetStepNav nav={[{ label: labels.plural, url: list }, { label: title }]} />
      <main className="fc-new" data-wide={isPages || undefined}>
        <h1>{title}</h1>
        <p className="fc-new__note">{texts.nothingIsStoredYet}</p>
        <NewDocumentForm
          action={`${api}/${slug}?draft=true&depth=0`}
          list={list}
          fields={collectionConfig.flattenedFields.flatMap((field) =>
            fieldNames.includes(field.name) ? [describe(field)] : [],
          )}
          sites={docs.map(({ id, name, template }) => ({ id, name, template: readId(template) }))}
          templates={isPages ? await listOwnTemplates(req) : null}
          site={docs.some(({ id }) => id === site) ? site : (docs.length === 1 && docs[0]?.id) || null}
        />
      </main>
    </Gutter>
  )
}

const describe = (field: FlattenedField): AskedField => ({
  name: field.name,
  label: 'label' in field && typeof field.label === 'string' ? field.label : field.name,
  maxLength: field.type === 'text' ? field.maxLength : undefined,
  options:
    field.type === 'select'
      ? field.options.map((option) =>
          typeof option === 'string'
            ? { value: option, label: option }
            : { value: option.value, label: typeof option.label === 'string' ? option.label : option.value },
        )
      : undefined,
})
