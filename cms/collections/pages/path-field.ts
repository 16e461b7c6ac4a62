import type { TextField } from 'payload'
import { toSlug } from '#schemas/lib/slug.ts'
import { pagePath } from '#schemas/page/page.ts'

export const pathField: TextField = {
  name: 'path',
  type: 'text',
  label: 'Address',
  required: true,
  index: true,
  maxLength: 300,
  admin: {
    position: 'sidebar',
    placeholder: '/finance',
    description:
      'Path of the page, such as /finance. The home page is /. A page at /cars/:slug serves every vehicle. If empty, it is created from the title.',
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

/** True, or a sentence for anyone who wrote it. */
export function checkPath(value: unknown): true | string {
  const result = pagePath.safeParse(value)
  if (!result.success) return result.error.issues[0]?.message ?? 'Start with /, as in /finance.'
  return isServersOwn.test(result.data) ? 'Choose another address. This one is reserved by the system.' : true
}

/** What every site's host answers before it looks for a page: files, the API, what operators and search engines ask. */
const isServersOwn =
  /^\/(?:(?:api|assets)(?:\/.*)?|(?:media|stock)\/.+|healthz|readyz|robots\.txt|sitemap(?:-\d+)?\.xml)$/

const normalised = (path: string): string => {
  const trimmed = path.trim()
  const rooted = trimmed.startsWith('/') ? trimmed : `/${trimmed}`
  return rooted === '/' ? rooted : rooted.replace(/\/+$/, '')
}
