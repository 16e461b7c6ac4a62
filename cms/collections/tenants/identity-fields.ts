import type { Condition, Field } from 'payload'
import { slug } from '#schemas/lib/slug.ts'
import { readFeedHost } from '#schemas/stock/feed-host.ts'
import { isPlatformAdmin } from '../../access/is-platform-admin.ts'
import { allow } from '../../access/allow.ts'
import { mediaField } from '../../fields/media.ts'
import { row } from '../../fields/row.ts'
import { readText } from '../../fields/read-text.ts'

/** A site administrator may not open a template; its values are shown where they are inherited. */
const forPlatform: Condition = (_data, _sibling, { user }) => isPlatformAdmin(user)

const platformOnly = { create: allow(), update: allow() }

/** `example.com`, `coastline-kia.localhost`: no protocol, port or path. */
const hostName = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

const isTimeZone = (value: unknown): true | string => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: readText(value) }).format()
    return true
  } catch {
    return 'Enter a time zone such as Australia/Brisbane.'
  }
}

export const identityFields: Field[] = [
  ...row(
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'tagline', type: 'text', maxLength: 160, admin: { placeholder: 'Your local Kia dealer' } },
  ),
  {
    ...mediaField('logo', {
      description: 'Shown in the header. A wide picture with a transparent background fits best.',
    }),
    // A site is no document of a site: its own id is the boundary.
    filterOptions: ({ id }: { id?: number | string }) => (id ? { tenant: { equals: id } } : false),
  },
  {
    name: 'hosts',
    type: 'array',
    label: 'Domains',
    labels: { singular: 'Domain', plural: 'Domains' },
    access: platformOnly,
    admin: { description: 'Domains of the site. Search engines use the first one.' },
    fields: [
      {
        name: 'host',
        type: 'text',
        required: true,
        unique: true,
        admin: { placeholder: 'www.example.com.au' },
        hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)] },
        validate: (value: unknown) =>
          hostName.test(readText(value)) ||
          'Enter only the domain, such as www.example.com.au, without https:// or a slash.',
      },
    ],
  },
  {
    name: 'allowedFeedHosts',
    type: 'text',
    hasMany: true,
    label: 'Allowed feed hosts',
    maxRows: 50,
    admin: {
      description:
        'Feeds and photos are downloaded only from these hosts, such as feeds.example.com. *.example.com allows all its subdomains.',
    },
    hooks: {
      beforeValidate: [
        ({ value }) => (Array.isArray(value) ? value.map((each) => readFeedHost(readText(each)) ?? each) : value),
      ],
    },
    validate: (value: unknown) => {
      const wrong = (Array.isArray(value) ? value : []).find((each) => readFeedHost(readText(each)) === null)
      return wrong === undefined || `Enter only a host name, such as feeds.example.com, not “${readText(wrong)}”.`
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
        { value: 'AU', label: 'Australia' },
        { value: 'NZ', label: 'New Zealand' },
      ],
    },
    {
      name: 'locale',
      type: 'select',
      label: 'Language',
      required: true,
      defaultValue: 'en-AU',
      admin: { isClearable: false },
      options: [
        { value: 'en-AU', label: 'English (Australia)' },
        { value: 'en-NZ', label: 'English (New Zealand)' },
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
      label: 'Time zone',
      required: true,
      defaultValue: 'Australia/Brisbane',
      validate: isTimeZone,
    },
  ),
]

export const placementFields: Field[] = [
  {
    name: 'slug',
    type: 'text',
    label: 'Short name',
    required: true,
    unique: true,
    maxLength: 60,
    access: platformOnly,
    admin: {
      position: 'sidebar',
      description: 'Identifies the site on the command line and in files. It cannot be changed.',
    },
    validate: (value: unknown) => slug.safeParse(value).success || 'Use lower-case letters, digits and single hyphens.',
  },
  {
    name: 'isTemplate',
    type: 'checkbox',
    label: 'This is a template',
    defaultValue: false,
    access: platformOnly,
    admin: {
      position: 'sidebar',
      condition: forPlatform,
      description: 'Sites inherit pages, menus, appearance and configuration from it. It has no domain.',
    },
  },
  {
    name: 'template',
    type: 'relationship',
    relationTo: 'tenants',
    access: platformOnly,
    filterOptions: { isTemplate: { equals: true } },
    // `checkTemplate` decides: Payload would look the template up as the person, who may not open it, and refuse every save of their site.
    validate: (): true => true,
    admin: {
      position: 'sidebar',
      condition: (data, sibling, context) => !data.isTemplate && forPlatform(data, sibling, context),
    },
  },
]
