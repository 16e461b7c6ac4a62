import { z } from 'zod'
import type { WholeDay } from '#schemas/lib/day-time.ts'
import type { ReferenceTarget } from './fields/reference-target.ts'

/** A field is shown and required only while its sibling `field` has the value `is` (or one of them). */
export interface ShowWhen {
  field: string
  is: string | boolean | readonly (string | boolean)[]
}

/** Options of every `f.*` helper. The default label is derived from the key: `showPhone` -> "Show phone". */
export interface FieldOptions {
  label?: string
  help?: string
  required?: boolean
  showWhen?: ShowWhen
}

interface CommonFieldMeta {
  label: string | null
  help: string | null
  required: boolean
  showWhen: ShowWhen | null
}

/** Metadata of each kind of field in addition to its zod schema. */
interface Kinds {
  text: { max: number; multiline: boolean; pattern: TextPattern | null; placeholder: string | null; default: string }
  richText: object
  number: { min: number | null; max: number | null; int: boolean; step: number | null; default: number | null }
  money: { min: number; max: number; default: number | null }
  choice: { options: readonly string[]; labels: Record<string, string>; many: boolean; default: string | null }
  toggle: { default: boolean }
  date: { time: boolean; wholeDay: WholeDay | null; default: string | null }
  colour: { options: readonly string[]; default: string | null }
  image: object
  link: object
  reference: { to: ReferenceTarget; many: boolean; max: number | null; picker: 'list' | 'stock' }
  stockFilter: { sells: 'for-sale' | 'any' }
  list: { fields: Shape; min: number; max: number | null; itemLabel: string | null; folded: boolean }
  group: { fields: Shape }
  slot: {
    allow: SlotAllow
    parts: readonly string[]
    takesItself: boolean
    outermostOnly: boolean
    min: number
    max: number | null
    limits: Record<string, number>
    startsWith: readonly string[]
  }
}

export interface TextPattern {
  regex: RegExp
  /** The end of a sentence that starts with the field's label: "may only hold lower-case letters". */
  reason: string
}

/**
 * Slugs of the blocks in a slot. `any`: every block that is not a part of another and has no slots. A slot that `takesItself` adds its own
 * block.
 */
export type SlotAllow = readonly string[] | 'any'

export type FieldKind = keyof Kinds
export type MetaOf<K extends FieldKind> = Kinds[K] & CommonFieldMeta & { kind: K }
export type FieldMeta = { [K in FieldKind]: MetaOf<K> }[FieldKind]

/** A zod schema made by an `f.*` helper: parsed value and stored value. */
export type Field<Out, In = unknown> = z.ZodType<Out, In>
export type Shape = Readonly<Record<string, z.ZodType>>
export type OutputOf<S extends Shape> = { -readonly [K in keyof S]: z.output<S[K]> }
export type InputOf<S extends Shape> = { -readonly [K in keyof S]?: z.input<S[K]> }

// The metadata is recursive, and zod's registry type recurses into it, hence the wrapper object.
const registry = z.registry<{ field: unknown }>()

/** Registers a field's metadata for its schema. Only `f.*` helpers call it. */
export function registerField<S extends z.ZodType>(schema: S, meta: FieldMeta): S {
  registry.add(schema, { field: meta })
  return schema
}

/** A field's metadata; undefined for a schema without an `f.*` helper. */
export const findMeta = (schema: z.core.$ZodType): FieldMeta | undefined =>
  registry.get(schema)?.field as FieldMeta | undefined

interface NamedField {
  name: string
  schema: z.ZodType
  meta: FieldMeta
}

const knownFields = new WeakMap<Shape, readonly NamedField[]>()

/** The fields of a shape with their metadata, in order. */
export function listNamedFields(shape: Shape): readonly NamedField[] {
  const fields = knownFields.get(shape) ?? readFields(shape)
  knownFields.set(shape, fields)
  return fields
}

const readFields = (shape: Shape): NamedField[] =>
  Object.entries(shape).map(([name, schema]) => {
    const meta = findMeta(schema)
    if (!meta) throw new Error(`The field "${name}" was not made by an f.* helper.`)
    return { name, schema, meta }
  })

export const commonMeta = (options: FieldOptions): CommonFieldMeta => ({
  label: options.label ?? null,
  help: options.help ?? null,
  required: options.required ?? false,
  showWhen: options.showWhen ?? null,
})

/** `showPhone` -> `Show phone`, `used-cars` -> `Used cars`. */
export function humanise(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const getLabel = (name: string, meta: FieldMeta): string => meta.label ?? humanise(name)
