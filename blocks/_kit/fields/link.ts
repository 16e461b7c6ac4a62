import { z } from 'zod'
import { assertNever } from '#schemas/lib/assert-never.ts'
import { hrefOf } from '#schemas/page/href.ts'
import { link as linkSchema, type Link, linkKinds } from '#schemas/page/link.ts'
import { commonMeta, type Field, type FieldOptions, registerField } from '../field-meta.ts'

/** A link as it is stored; `page` is an id, or the page once populated. */
export type LinkInput = z.input<typeof linkSchema>

/** A link. Where it leads, and whether it leads anywhere, `hrefOf` of `#schemas/page/link.ts` says. */
export function link(options: FieldOptions = {}): Field<Link, Partial<LinkInput> | null | undefined> {
  const schema = z
    .object({
      kind: z.enum(linkKinds).nullish(),
      label: z.string().nullish(),
      page: z.union([z.int(), z.looseObject({ id: z.int() })]).nullish(),
      url: z.string().nullish(),
      newTab: z.boolean().nullish(),
    })
    .nullish()
    .transform((value, context) => {
      const parsed = readLink(value)
      const reason = linkProblem(parsed, options.required ?? false)
      if (reason) context.addIssue({ code: 'custom', message: reason })
      return parsed
    })
  return registerField(schema as Field<Link, Partial<LinkInput> | null | undefined>, {
    kind: 'link',
    ...commonMeta(options),
  })
}

const lenient = {
  given: z.looseObject({}).catch({}),
  kind: linkSchema.shape.kind.catch('url'),
  label: linkSchema.shape.label.catch(''),
  page: linkSchema.shape.page.catch(null),
  url: linkSchema.shape.url.catch(''),
  newTab: linkSchema.shape.newTab.catch(false),
}

/** Any value to a link: what cannot be used is left empty. */
export function readLink(value: unknown): Link {
  if (value === undefined || value === null) return { kind: 'url', label: '', page: null, url: '', newTab: false }
  const given = lenient.given.parse(value)
  return {
    kind: lenient.kind.parse(given['kind'] ?? undefined),
    label: lenient.label.parse(given['label']),
    page: lenient.page.parse(given['page']),
    url: lenient.url.parse(given['url']),
    newTab: lenient.newTab.parse(given['newTab']),
  }
}

/** Why a link cannot be published, as the end of a sentence that its label begins; null where it can. */
export function linkProblem(value: Link, required: boolean): string | null {
  const target = value.kind === 'page' ? value.page !== null : value.url.trim() !== ''
  if (!target) {
    if (required) return 'is required.'
    return value.label.trim() === '' ? null : `needs ${targetNoun(value.kind)}.`
  }
  if (value.kind !== 'page' && hrefOf(value) === null) return `has ${targetNoun(value.kind)} that cannot be used.`
  return null
}

function targetNoun(kind: Link['kind']): string {
  switch (kind) {
    case 'page':
      return 'a page'
    case 'url':
      return 'an address'
    case 'phone':
      return 'a phone number'
    case 'email':
      return 'an email address'
    default:
      return assertNever(kind)
  }
}
