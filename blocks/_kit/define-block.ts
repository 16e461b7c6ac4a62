import type { z } from 'zod'
import type { FormSettings } from '#schemas/lead/form-settings.ts'
import type { FlagName } from '#schemas/tenant/flags.ts'
import type { Sort } from '#schemas/vehicle/search-terms.ts'
import { type FieldMeta, listNamedFields, type InputOf, findMeta, type OutputOf, type Shape } from './field-meta.ts'
import { type BlockPreset, type PresetInput, readPresets } from './presets.ts'
import { type BaseSettings, baseSettings } from './settings.ts'

/** The groups of the admin's block picker, in its order. */
export const blockCategories = ['layout', 'content', 'stock', 'vehicle', 'finance', 'locations', 'trust'] as const
export type BlockCategory = (typeof blockCategories)[number]

/** Requirements of a block on its page. */
export const blockNeeds = ['vehicle', 'stock', 'location', 'model', 'brand'] as const
export type BlockNeed = (typeof blockNeeds)[number]

/** When a block's script loads; `never` ships none. A hydrated block hydrates its slots too. */
export const hydrationTimes = ['never', 'visible', 'idle', 'load'] as const
export type HydrationTime = (typeof hydrationTimes)[number]

/** Converts the stored data of the previous version (props and settings, without system fields) to this version. Pure. */
export type BlockMigration = (data: Record<string, unknown>) => Record<string, unknown>

/** A page with a single block, which a site shows at this path without a page of its own. Not indexed by search engines. */
export interface FallbackPage<Props> {
  path: string
  title: string
  props: Props
}

interface BlockInput<Slug extends string, Props extends Shape, Settings extends Shape> {
  /** The folder's name. */
  slug: Slug
  label: string
  category: BlockCategory
  version: number
  description: string
  keywords: readonly string[]
  needs?: readonly BlockNeed[]
  /** Features of a site of which one must be on for the block to show anything. */
  features?: readonly FlagName[]
  hydrate?: HydrationTime
  /** Its heading is the page's title, in any position. */
  titlesPage?: boolean
  /** Its component validates input, so its script may load zod. The build fails if another block's script does. */
  fillsInForm?: boolean
  /** Settings of the block's lead form, which the server validates submissions against. Absent if it shows none. */
  formSettings?: (props: OutputOf<Props>) => FormSettings
  /** Frequent questions that the block answers. Search engines are told of them. */
  questions?: (props: OutputOf<Props>) => readonly AnsweredQuestion[]
  /** Moments at which dates in its content change what it shows: a cached page is then rendered again. */
  changesAt?: (props: OutputOf<Props>) => readonly (string | null)[]
  /** The initial sort order of a page with this block. */
  initialSort?: (props: OutputOf<Props>) => Sort
  fallbackPage?: FallbackPage<InputOf<NoInfer<Props>>>
  props: Props
  /** The block's own settings, after the common ones. */
  settings?: Settings
  /** Usual starting values, each an entry of the library. */
  presets?: readonly PresetInput<NoInfer<Props>, NoInfer<Settings>>[]
  /** The row's label in the admin; empty without content. */
  summary: (props: OutputOf<Props>) => string
  /** By target version: a block of version 3 has `{ 2: …, 3: … }`. */
  migrations?: Readonly<Record<number, BlockMigration>>
  /** Fields of the previous version that a migration drops intentionally, by target version: `{ 2: ['subtitle'] }`. */
  drops?: Readonly<Record<number, readonly string[]>>
}

export interface AnsweredQuestion {
  question: string
  answer: string
}

export interface BlockDefinition<
  Slug extends string = string,
  Props extends Shape = Shape,
  Settings extends Shape = Shape,
> {
  slug: Slug
  label: string
  category: BlockCategory
  version: number
  description: string
  keywords: readonly string[]
  needs: readonly BlockNeed[]
  features: readonly FlagName[]
  hydrate: HydrationTime
  titlesPage: boolean
  fillsInForm: boolean
  props: Props
  settings: Settings
  presets: readonly BlockPreset[]
  /** A method rather than a property, so that a list of different blocks is assignable to a list of blocks. */
  summary(props: OutputOf<Props>): string
  formSettings?(props: OutputOf<Props>): FormSettings
  questions?(props: OutputOf<Props>): readonly AnsweredQuestion[]
  changesAt?(props: OutputOf<Props>): readonly (string | null)[]
  initialSort?(props: OutputOf<Props>): Sort
  fallbackPage?: FallbackPage<Record<string, unknown>>
  migrations: Readonly<Record<number, BlockMigration>>
  drops: Readonly<Record<number, readonly string[]>>
}

const noFields = {} as const

/** Defines a block. Throws with the block's and field's name if a definition references something that does not exist. */
export function defineBlock<
  const Slug extends string,
  const Props extends Shape,
  const Settings extends Shape = typeof noFields,
>(input: BlockInput<Slug, Props, Settings>): BlockDefinition<Slug, Props, BaseSettings & Settings> {
  const own: Shape = input.settings ?? noFields
  const definition = {
    ...input,
    needs: input.needs ?? [],
    features: input.features ?? [],
    hydrate: input.hydrate ?? 'never',
    titlesPage: input.titlesPage ?? false,
    fillsInForm: input.fillsInForm ?? false,
    settings: { ...baseSettings, ...own } as BaseSettings & Settings,
    presets: checkPresets(input.slug, { props: input.props, settings: own, presets: input.presets ?? [] }),
    migrations: input.migrations ?? {},
    drops: input.drops ?? {},
  }
  assertIdentity(definition)
  assertShape(input.props, { slug: input.slug, prefix: '', top: true })
  assertShape(own, { slug: input.slug, prefix: 'settings.', top: false })
  assertMigrations(definition)
  return definition
}

function checkPresets(slug: string, input: Parameters<typeof readPresets>[0]): BlockPreset[] {
  try {
    return readPresets(input)
  } catch (error) {
    throw refuse(slug, error instanceof Error ? error.message : String(error))
  }
}

const reservedProps = new Set(['id', 'blockType', 'blockName', 'blockVersion', 'settings', 'children', 'key', 'ref'])

function assertIdentity({ slug, label, description }: BlockDefinition): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug)) throw refuse(slug, 'its slug is not lower-case words and hyphens')
  if (label.trim() === '') throw refuse(slug, 'it has no label')
  if (description.trim() === '') throw refuse(slug, 'it has no description')
}

interface ShapePlace {
  slug: string
  prefix: string
  top: boolean
}

function assertShape(shape: Shape, place: ShapePlace): void {
  for (const [name, schema] of Object.entries(shape)) assertField(shape, { name, schema }, place)
}

function assertField(shape: Shape, { name, schema }: { name: string; schema: z.ZodType }, place: ShapePlace): void {
  const where = `field "${place.prefix}${name}"`
  const meta = findMeta(schema)
  if (!meta) throw refuse(place.slug, `${where} is a schema that no f.* helper made, or one changed afterwards`)
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) throw refuse(place.slug, `${where} is not a camelCase name`)
  if (place.top && reservedProps.has(name))
    throw refuse(place.slug, `${where} has a name that the kit keeps for itself`)
  if (place.prefix === 'settings.' && name in baseSettings)
    throw refuse(place.slug, `${where} is a setting that every block has`)
  if (meta.kind === 'slot' && !place.top) throw refuse(place.slug, `${where} is a slot below the top level`)
  assertCondition(shape, { meta, where, slug: place.slug })
  if (meta.kind === 'group' || meta.kind === 'list') {
    if (meta.kind === 'list' && 'id' in meta.fields) throw refuse(place.slug, `${where} has entries with a field "id"`)
    assertShape(meta.fields, { slug: place.slug, prefix: `${place.prefix}${name}.`, top: false })
  }
}

function assertCondition(shape: Shape, { meta, where, slug }: { meta: FieldMeta; where: string; slug: string }): void {
  const seen = new Set<FieldMeta>()
  let current = meta
  while (current.showWhen) {
    const { field, is } = current.showWhen
    const controlling = shape[field]
    const next = controlling && findMeta(controlling)
    if (!next) throw refuse(slug, `${where} depends on "${field}", which is not beside it`)
    if (seen.has(current)) throw refuse(slug, `${where} depends on itself`)
    seen.add(current)
    const allowedValues = Array.isArray(is) ? is : [is]
    if (!allowedValues.every((value) => canBe(next, value)))
      throw refuse(slug, `${where} waits for a value "${field}" never has`)
    current = next
  }
}

function canBe(meta: FieldMeta, value: unknown): boolean {
  if (meta.kind === 'toggle') return typeof value === 'boolean'
  if (meta.kind === 'choice' || meta.kind === 'colour') return typeof value === 'string' && meta.options.includes(value)
  return false
}

function assertMigrations({ slug, version, migrations }: BlockDefinition): void {
  if (!Number.isInteger(version) || version < 1)
    throw refuse(slug, `its version ${version} is not a whole number from 1`)
  for (let to = 2; to <= version; to += 1) {
    if (!migrations[to]) throw refuse(slug, `it is at version ${version} and has no migration to ${to}`)
  }
  const extra = Object.keys(migrations).find((to) => Number(to) < 2 || Number(to) > version)
  if (extra) throw refuse(slug, `it has a migration to ${extra} and is at version ${version}`)
}

const refuse = (slug: string, reason: string): Error => new Error(`Block "${slug}" cannot be defined: ${reason}.`)

/** Names of a block's slots, in order. */
export const listSlots = (block: BlockDefinition): string[] =>
  listNamedFields(block.props)
    .filter(({ meta }) => meta.kind === 'slot')
    .map(({ name }) => name)
