import type { Condition, Field } from 'payload'
import { slug } from '#schemas/lib/slug.ts'
import { readFeedHost } from '#schemas/stock/feed-host.ts'
import { isPlatformAdmin } from '../../access/is-platform-admin.ts'
import { allow } from '../../access/allow.ts'
import { mediaField } from '../../fields/media.ts'
import { row } from '../../fields/row.ts'
import { readText } from '../../fields/read-text.ts'
import * as texts from './texts.ts'

/** A site administrator may not open a template. Inherited values are shown in the fields instead. */
const forPlatform: Condition = (_data, _sibling, { user }) => isPlatformAdmin(user)

const platformOnly = { create: allow(), update: allow() }

/** `example.com`, `coastline-kia.localhost`: no protocol, port or path. */
const hostName = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

const isTimeZone = (value: unknown): true | string => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: readText(value) }).format()
    return true
  } catch {
    return texts.enterTimeZoneSuchAsAustraliaBrisbane
  }
}

export const identityFields: Field[] = [
  ...row(
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'tagline', type: 'text', maxLength: 160, admin: { placeholder: texts.yourLocalKiaDealer } },
  ),
  {
    ...mediaField('logo', {
      description: texts.shownInTheHeader,
    }),
    // A site does not belong to a site: its own id restricts the references.
    filterOptions: ({ id }: { id?: number | string }) => (id ? { tenant: { equals: id } } : false),
  },
  {
    name: 'hosts',
    type: 'array',
    label: texts.domains,
    labels: { singular: texts.domain, plural: texts.domains },
    access: platformOnly,
    admin: { description: texts.domainsDescription },
    fields: [
      {
        name: 'host',
        type: 'text',
        required: true,
        unique: true,
        admin: { placeholder: 'www.example.com.au' },
        hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)] },
        validate: (value: unknown) => hostName.test(readText(value)) || texts.enterOnlyTheDomain,
      },
    ],
  },
  {
    name: 'allowedFeedHosts',
    type: 'text',
    hasMany: true,
    label: texts.allowedFeedHosts,
    maxRows: 50,
    admin: {
      description: texts.allowedFeedHostsDescription,
    },
    hooks: {
      beforeValidate: [
        ({ value }) => (Array.isArray(value) ? value.map((each) => readFeedHost(readText(each)) ?? each) : value),
      ],
    },
    validate: (value: unknown) => {
      const wrong = (Array.isArray(value) ? value : []).find((each) => readFeedHost(readText(each)) === null)
      return wrong === undefined || texts.enterOnlyAHostName({ wrong: readText(wrong) })
    },
  },
  ...row(
    {
      name: 'country',
      type: 'select',
      required: true,
      defaultValue: 'AU',
      admin: { isClearable: false },
      options: [
        { value: 'AU', label: texts.australia },
        { value: 'NZ', label: texts.newZealand },
      ],
    },
    {
      name: 'locale',
      type: 'select',
      label: texts.language,
      required: true,
      defaultValue: 'en-AU',
      admin: { isClearable: false },
      options: [
        { value: 'en-AU', label: texts.englishAustralia },
        { value: 'en-NZ', label: texts.englishNewZealand },
      ],
    },
    {
      name: 'currency',
      type: 'select',
      required: true,
      defaultValue: 'AUD',
      options: ['AUD', 'NZD'],
      admin: { isClearable: false },
    },
    {
      name: 'timeZone',
      type: 'text',
      label: texts.timeZone,
      required: true,
      defaultValue: texts.australiaBrisbane,
      validate: isTimeZone,
    },
  ),
]

export const placementFields: Field[] = [
  {
    name: 'slug',
    type: 'text',
    label: texts.shortName,
    required: true,
    unique: true,
    maxLength: 60,
    access: platformOnly,
    admin: {
      position: 'sidebar',
      description: texts.shortNameDescription,
    },
    validate: (value: unknown) => slug.safeParse(value).success || texts.takeLowerCaseLetters,
  },
  {
    name: 'isTemplate',
    type: 'checkbox',
    label: texts.thisIsATemplate,
    defaultValue: false,
    access: platformOnly,
    admin: {
      position: 'sidebar',
      condition: forPlatform,
      description: texts.thisIsATemplateDescription,
    },
  },
  {
    name: 'template',
    type: 'relationship',
    relationTo: 'tenants',
    access: platformOnly,
    filterOptions: { isTemplate: { equals: true } },
    // `checkTemplate` validates instead: Payload would look up the template with the user's rights, fail, and reject every save of the
    // site.
    validate: (): true => true,
    admin: {
      position: 'sidebar',
      condition: (data, sibling, context) => !data.isTemplate && forPlatform(data, sibling, context),
    },
  },
  {
    name: 'twin',
    type: 'relationship',
    relationTo: 'tenants',
    label: texts.twin,
    access: platformOnly,
    filterOptions: ({ id, data }) => ({
      isTemplate: { not_equals: true },
      country: { not_equals: readText(data.country) },
      ...(id ? { id: { not_equals: id } } : {}),
    }),
    // `checkTwin` validates, as `checkTemplate` does.
    validate: (): true => true,
    admin: {
      position: 'sidebar',
      condition: (data, sibling, context) => !data.isTemplate && forPlatform(data, sibling, context),
      description: texts.twinDescription,
    },
  },
]
