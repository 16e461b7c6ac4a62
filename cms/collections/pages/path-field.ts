import type { TextField } from 'payload'
import { toSlug } from '#schemas/lib/slug.ts'
import { pagePath } from '#schemas/page/page.ts'
import * as texts from './texts.ts'

export const pathField: TextField = {
  name: 'path',
  type: 'text',
  label: texts.address,
  required: true,
  index: true,
  maxLength: 300,
  admin: {
    position: 'sidebar',
    placeholder: '/finance',
    description: texts.addressDescription,
  },
  hooks: {
    beforeValidate: [
      ({ value, data, originalDoc }) => {
        if (typeof value === 'string' && value.trim() !== '') return normalised(value)
        const title: unknown = data?.title ?? originalDoc?.title
        return typeof title === 'string' && toSlug(title) !== '' ? `/${toSlug(title)}` : value
      },
    ],
  },
  validate: (value: unknown) => checkPath(value),
}

/** True, or a validation message. */
export function checkPath(value: unknown): true | string {
  const result = pagePath.safeParse(value)
  if (!result.success) return result.error.issues[0]?.message ?? texts.startWith
  return isServersOwn.test(result.data) ? texts.chooseAnotherAddress : true
}

/** Paths that every site's host reserves: files, the API, and endpoints for operators and search engines. */
const isServersOwn =
  /^\/(?:(?:api|assets)(?:\/.*)?|(?:media|stock)\/.+|healthz|readyz|(?:robots|llms)\.txt|rss\.xml|sitemap(?:-\d+)?\.xml)$/

const normalised = (path: string): string => {
  const trimmed = path.trim()
  const rooted = trimmed.startsWith('/') ? trimmed : `/${trimmed}`
  return rooted === '/' ? rooted : rooted.replace(/\/+$/, '')
}
