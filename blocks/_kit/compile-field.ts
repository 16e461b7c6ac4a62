import type { BlocksField, Field as PayloadField } from 'payload'
import type { z } from 'zod'
import { linkKinds } from '#schemas/page/link.ts'
import {
  type FieldKind,
  listNamedFields,
  humanise,
  getLabel,
  type FieldMeta,
  type MetaOf,
  type Shape,
} from './field-meta.ts'
import { linkProblem, readLink } from './fields/link.ts'
import { referenceTargets } from './fields/reference-target.ts'
import { isRecord, isShown } from './read-value.ts'
import * as texts from './texts.ts'

export interface CompileContext {
  /** Slugs that a slot accepts. */
  allowed: (slot: MetaOf<'slot'>) => readonly string[]
}

interface NamedField {
  name: string
  schema: z.ZodType
  meta: FieldMeta
}

interface Base {
  name: string
  label: string
  admin: { description?: string; condition?: (data: unknown, siblingData: unknown) => boolean }
  /** Validation in Payload's form. Publishing uses `validateLayout`, which also reports the block and its place. */
  validate: (value: unknown) => true | string
}

type Compiler<K extends FieldKind> = (meta: MetaOf<K>, base: Base, context: CompileContext) => PayloadField

/** Compiles a field of the kit to a Payload field. */
export function compileField(shape: Shape, { name, schema, meta }: NamedField, context: CompileContext): PayloadField {
  const label = getLabel(name, meta)
  return compile(
    meta,
    {
      name,
      label,
      admin: {
        ...(meta.help ? { description: meta.help } : {}),
        ...(meta.showWhen
          ? { condition: (_data, sibling) => isShown(shape, meta, isRecord(sibling) ? sibling : {}) }
          : {}),
      },
      validate: (value) => {
        const result = schema.safeParse(value ?? undefined)
        return result.success || `${label} ${result.error.issues[0]?.message ?? texts.cannotBeUsed}`
      },
    },
    context,
  )
}

function compile<K extends FieldKind>(meta: MetaOf<K>, base: Base, context: CompileContext): PayloadField {
  const compiler: Compiler<K> = compilers[meta.kind]
  return compiler(meta, base, context)
}

/** The CMS adds the tenant filter to every upload and relationship with this mark. */
const withinTenant = { withinTenant: true }

const compilers: { [K in FieldKind]: Compiler<K> } = {
  text: ({ multiline, max, placeholder, required, default: initial }, base) => {
    const common = {
      ...base,
      maxLength: max,
      required,
      ...initialValue(initial || null),
      admin: { ...base.admin, ...(placeholder ? { placeholder } : {}) },
    }
    return multiline ? { ...common, type: 'textarea' } : { ...common, type: 'text' }
  },
  richText: ({ required }, { name, label, admin }) => ({ name, label, admin, type: 'richText', required }),
  number: ({ min, max, step, required, default: initial }, base) => ({
    ...base,
    type: 'number',
    required,
    ...(min === null ? {} : { min }),
    ...(max === null ? {} : { max }),
    ...initialValue(initial),
    admin: { ...base.admin, ...(step === null ? {} : { step }) },
  }),
  money: ({ min, max, required, default: initial }, base) => ({
    ...base,
    type: 'number',
    required,
    min,
    max,
    ...initialValue(initial),
    admin: { ...base.admin, components: { Field: '/admin/fields/money-field.tsx#MoneyField' } },
  }),
  choice: ({ options, labels, many, required, default: initial }, base) => ({
    ...base,
    type: 'select',
    required,
    hasMany: many,
    options: options.map((value) => ({ value, label: labels[value] ?? humanise(value) })),
    ...initialValue(initial),
    admin: { ...base.admin, isClearable: many || initial === null },
  }),
  toggle: ({ default: initial }, base) => ({ ...base, type: 'checkbox', defaultValue: initial }),
  date: ({ time, wholeDay, required }, base) => ({
    ...base,
    type: 'date',
    required,
    ...(wholeDay ? { custom: { wholeDay } } : {}),
    admin: {
      ...base.admin,
      components: {
        Field: time
          ? { path: '/admin/fields/moment-field.tsx#MomentField', clientProps: wholeDay ? { wholeDay } : {} }
          : '/admin/fields/day-field.tsx#DayField',
      },
      date: { pickerAppearance: time ? 'dayAndTime' : 'dayOnly' },
    },
  }),
  colour: ({ options, required, default: initial }, base) => ({
    ...base,
    type: 'select',
    required,
    options: options.map((value) => ({ value, label: humanise(value) })),
    ...initialValue(initial),
    admin: { ...base.admin, isClearable: initial === null },
  }),
  image: ({ required }, { name, label, admin }) => ({
    name,
    label,
    admin,
    type: 'upload',
    relationTo: 'media',
    required,
    custom: withinTenant,
  }),
  link: ({ required }, { name, label, admin }) => ({ name, label, admin, type: 'group', fields: linkFields(required) }),
  reference: ({ to, many, max, required, picker }, { name, label, admin, validate }) => ({
    name,
    label,
    type: 'relationship',
    relationTo: referenceTargets[to].collection,
    required,
    ...(many ? { hasMany: true, ...(max === null ? {} : { maxRows: max }) } : { hasMany: false }),
    // Payload's own rule would reject a picked vehicle that left the stock, and with it the page.
    ...(picker === 'stock'
      ? { validate, admin: { ...admin, components: vehiclesComponents(max) } }
      : { custom: withinTenant, admin }),
  }),
  stockFilter: ({ sells, required }, base) => ({
    ...base,
    type: 'json',
    required,
    admin: {
      ...base.admin,
      components: { Field: { path: '/admin/stock/stock-filter-field.tsx#StockFilterField', clientProps: { sells } } },
    },
  }),
  list: ({ fields, max, itemLabel, folded }, { name, label, admin }, context) => ({
    name,
    label,
    type: 'array',
    ...(max === null ? {} : { maxRows: max }),
    ...(itemLabel ? { labels: { singular: itemLabel, plural: label } } : {}),
    admin: { ...admin, ...(folded ? { initCollapsed: true } : {}), ...rowLabel(fields, itemLabel ?? texts.item) },
    fields: listNamedFields(fields).map((field) => compileField(fields, field, context)),
  }),
  group: ({ fields }, { name, label, admin }, context) => ({
    name,
    label,
    admin,
    type: 'group',
    fields: listNamedFields(fields).map((field) => compileField(fields, field, context)),
  }),
  slot: (meta, { name, label, admin }, context) => ({
    name,
    label,
    type: 'blocks',
    labels: { singular: texts.block, plural: texts.blocks },
    blocks: [],
    // Payload types block slugs by the generated config, which is generated from this.
    blockReferences: context.allowed(meta) as unknown as BlocksField['blockReferences'],
    // The CMS bounds the levels of blocks within themselves by this mark.
    custom: { outermostOnly: meta.outermostOnly },
    ...(meta.max === null ? {} : { maxRows: meta.max }),
    ...(meta.startsWith.length > 0 ? { defaultValue: meta.startsWith.map((blockType) => ({ blockType })) } : {}),
    admin,
  }),
}

/** A row is labelled by its first text or choice; a choice is followed by its text field. */
function rowLabel(shape: Shape, item: string) {
  const field = listNamedFields(shape).find(({ meta }) => meta.kind === 'text' || meta.kind === 'choice')
  if (!field) return {}
  const words = field.meta.kind === 'choice' ? field.meta.labels : {}
  const more =
    field.meta.kind === 'choice' ? listNamedFields(shape).find(({ meta }) => meta.kind === 'text')?.name : undefined
  const clientProps = { item, field: field.name, words, ...(more ? { more } : {}) }
  return { components: { RowLabel: { path: '/admin/rows/list-row-label.tsx#ListRowLabel', clientProps } } }
}

const vehiclesComponents = (max: number | null) => ({
  Field: { path: '/admin/stock/vehicles-field.tsx#VehiclesField', clientProps: { max } },
})

const initialValue = <T>(value: T | null): { defaultValue?: T } => (value === null ? {} : { defaultValue: value })

const linkKindLabels: Record<(typeof linkKinds)[number], string> = {
  page: texts.aPageOfThisSite,
  url: texts.aWebAddress,
  phone: texts.aPhoneNumber,
  email: texts.anEmailAddress,
}

const linkFields = (required: boolean): PayloadField[] => [
  {
    type: 'row',
    fields: [
      { name: 'label', label: texts.text, type: 'text', maxLength: 80, admin: { width: '50%' } },
      {
        name: 'kind',
        label: texts.link,
        type: 'select',
        defaultValue: 'url',
        options: linkKinds.map((value) => ({ value, label: linkKindLabels[value] })),
        admin: { width: '50%', isClearable: false },
      },
    ],
  },
  {
    name: 'page',
    label: texts.page,
    type: 'relationship',
    relationTo: 'pages',
    hasMany: false,
    custom: withinTenant,
    admin: { condition: (_data, sibling) => readLink(sibling).kind === 'page' },
  },
  {
    name: 'url',
    label: texts.addressOrNumber,
    type: 'text',
    validate: (_value: unknown, { siblingData }: { siblingData: unknown }) => {
      const problem = linkProblem(readLink(siblingData), required)
      return problem === null || texts.theLinkProblem({ problem })
    },
    admin: {
      description: texts.addressOrNumberDescription,
      condition: (_data, sibling) => readLink(sibling).kind !== 'page',
    },
  },
  {
    name: 'newTab',
    label: texts.openInANewTab,
    type: 'checkbox',
    defaultValue: false,
    admin: { condition: (_data, sibling) => ['page', 'url'].includes(readLink(sibling).kind) },
  },
]
