import { checkDialled } from './contact.ts'
import type { Field, GroupField } from 'payload'
import { safeUrl } from '#schemas/page/href.ts'
import { readText } from './read-text.ts'
import * as texts from './texts.ts'

const getKind = (sibling: unknown): string =>
  typeof sibling === 'object' && sibling !== null && 'kind' in sibling ? String(sibling.kind) : 'url'

/** A link, with the shape of `schemas/page/link.ts`. */
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
      { name: 'label', type: 'text', label: texts.text, maxLength: 80, admin: { width: '50%' } },
      {
        name: 'kind',
        type: 'select',
        label: texts.linkType,
        defaultValue: 'url',
        options: [
          { value: 'page', label: texts.aPageOfThisSite },
          { value: 'url', label: texts.aWebAddress },
          { value: 'phone', label: texts.aPhoneNumber },
          { value: 'email', label: texts.anEmailAddress },
        ],
        admin: { width: '50%', isClearable: false },
      },
    ],
  },
  {
    name: 'page',
    type: 'relationship',
    relationTo: 'pages',
    admin: { allowCreate: false, condition: (_, sibling) => getKind(sibling) === 'page' },
  },
  {
    name: 'url',
    type: 'text',
    label: texts.addressOrNumber,
    admin: {
      condition: (_, sibling) => getKind(sibling) !== 'page',
      description: texts.addressOrNumberDescription,
    },
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
      if (getKind(siblingData) === 'phone') return checkDialled(value)
      return getKind(siblingData) !== 'url' || !value || safeUrl(readText(value)) !== null
        ? true
        : texts.startWithForPageThisSite
    },
  },
  {
    name: 'newTab',
    type: 'checkbox',
    label: texts.openInANewTab,
    admin: { condition: (_, sibling) => ['page', 'url'].includes(getKind(sibling)) },
  },
]
