import type { Field, GroupField } from 'payload'
import { safeUrl } from '#schemas/page/href.ts'
import { readText } from './read-text.ts'

const kindOf = (sibling: unknown): string =>
  typeof sibling === 'object' && sibling !== null && 'kind' in sibling ? String(sibling.kind) : 'url'

/** Where something leads, shaped as `schemas/page/link.ts` has it. */
export const linkField = (options: { name?: string; label?: string } = {}): GroupField => ({
  name: options.name ?? 'link',
  label: options.label ?? false,
  type: 'group',
  admin: { hideGutter: true },
  fields: linkFields,
})

const linkFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'label', type: 'text', label: 'Text', maxLength: 80, admin: { width: '50%' } },
      {
        name: 'kind',
        type: 'select',
        label: 'Link type',
        defaultValue: 'url',
        options: [
          { value: 'page', label: 'A page of this site' },
          { value: 'url', label: 'A web address' },
          { value: 'phone', label: 'A phone number' },
          { value: 'email', label: 'An email address' },
        ],
        admin: { width: '50%', isClearable: false },
      },
    ],
  },
  {
    name: 'page',
    type: 'relationship',
    relationTo: 'pages',
    admin: { condition: (_, sibling) => kindOf(sibling) === 'page' },
  },
  {
    name: 'url',
    type: 'text',
    label: 'Address or number',
    admin: {
      condition: (_, sibling) => kindOf(sibling) !== 'page',
      description: 'Such as /finance, https://example.com, 07 5550 1234 or sales@example.com.',
    },
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
      kindOf(siblingData) !== 'url' || !value || safeUrl(readText(value)) !== null
        ? true
        : 'Start with / for a page of this site, or with https:// for another.',
  },
  {
    name: 'newTab',
    type: 'checkbox',
    label: 'Open in a new tab',
    admin: { condition: (_, sibling) => ['page', 'url'].includes(kindOf(sibling)) },
  },
]
