import { readPhone } from '#schemas/contact/phone.ts'
import { z } from 'zod'
import { assertNever } from '#schemas/lib/assert-never.ts'
import { toHref } from '#schemas/page/href.ts'
import { link as linkSchema, type Link, linkKinds } from '#schemas/page/link.ts'
import { commonMeta, type Field, type FieldOptions, registerField } from '../field-meta.ts'
import * as texts from '../texts.ts'

/** A stored link; `page` is an id, or the populated page. */
export type LinkInput = z.input<typeof linkSchema>

/** A link. `hrefOf` of `#schemas/page/link.ts` resolves it. */
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

/** Converts any value to a link; invalid parts are empty. */
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

/** Why a link cannot be published, as a sentence that continues its label; null if it can. */
export function linkProblem(value: Link, required: boolean): string | null {
  const target = value.kind === 'page' ? value.page !== null : value.url.trim() !== ''
  if (!target) {
    if (required) return texts.isRequired
    return value.label.trim() === '' ? null : `needs ${targetNoun(value.kind)}.`
  }
  const isRefused = value.kind === 'phone' ? readPhone(value.url) === null : toHref(value) === null
  if (value.kind !== 'page' && isRefused)
    return texts.hasTargetNounThatCannotBeUsed({ targetNoun: targetNoun(value.kind) })
  return null
}

function targetNoun(kind: Link['kind']): string {
  switch (kind) {
    case 'page':
      return 'a page'
    case 'url':
      return texts.anAddress
    case 'phone':
      return texts.aPhoneNumber2
    case 'email':
      return texts.anEmailAddress2
    default:
      return assertNever(kind)
  }
}
