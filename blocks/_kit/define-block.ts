import type { z } from 'zod'
import type { FormSettings } from '#schemas/lead/form-settings.ts'
import type { Sort } from '#schemas/vehicle/search-terms.ts'
import { type FieldMeta, fieldsOf, type InputOf, metaOf, type OutputOf, type Shape } from './field-meta.ts'
import { type BaseSettings, baseSettings } from './settings.ts'
import { findOutsideSheet, type Thumbnail } from './thumbnail.ts'

/** The groups of the admin's block picker, in its order. */
export const blockCategories = ['layout', 'content', 'stock', 'vehicle', 'finance', 'locations', 'trust'] as const
export type BlockCategory = (typeof blockCategories)[number]

/** What a page must have before the block is offered on it. */
export const blockNeeds = ['vehicle', 'stock'] as const
export type BlockNeed = (typeof blockNeeds)[number]

/** When a block's script is loaded; `never` ships none. A hydrated block hydrates its slots with it. */
export const hydrationTimes = ['never', 'visible', 'idle', 'load'] as const
export type HydrationTime = (typeof hydrationTimes)[number]

/** Takes the stored data of the version before (props and settings, without system fields) and gives that of this one. Pure. */
export type BlockMigration = (data: Record<string, unknown>) => Record<string, unknown>

/** A page of one block, which a site shows at this path while it has no page of its own there. Search engines do not index it. */
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
  /** The drawing in the admin's block chooser, from the folder's `thumbnail.ts`. */
  thumbnail: Thumbnail
  needs?: readonly BlockNeed[]
  hydrate?: HydrationTime
  /** Its heading is the title of the page that it stands on, wherever it stands. */
  titlesPage?: boolean
  /** Its component validates what a shopper types, so its script may load zod. The build fails where another block's script does. */
  fillsInForm?: boolean
  /** The settings of the lead form that the block shows; the server validates a submitted form against them. Absent: the block shows no lead form. */
  formSettings?: (props: OutputOf<Props>) => FormSettings
  /** The order in which a page with this block first lists its stock. */
  initialSort?: (props: OutputOf<Props>) => Sort
  fallbackPage?: FallbackPage<InputOf<NoInfer<Props>>>
  props: Props
  /** The block's own settings, after the ones that every block has. */
  settings?: Settings
  /** The row's label in the admin; empty where the block has nothing to show yet. */
  summary: (props: OutputOf<Props>) => string
  /** By the version they lead to: a block of version 3 has `{ 2: …, 3: … }`. */
  migrations?: Readonly<Record<number, BlockMigration>>
  /** Fields of the version before whose content a migration leaves behind on purpose, by the version it leads to: `{ 2: ['subtitle'] }`. */
  drops?: Readonly<Record<number, readonly string[]>>
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
  thumbnail: Thumbnail
  needs: readonly BlockNeed[]
  hydrate: HydrationTime
  titlesPage: boolean
  fillsInForm: boolean
  props: Props
  settings: Settings
  /** A method, so that a list of different blocks is a list of blocks. */
  summary(props: OutputOf<Props>): string
  formSettings?(props: OutputOf<Props>): FormSettings
  initialSort?(props: OutputOf<Props>): Sort
  fallbackPage?: FallbackPage<Record<string, unknown>>
  migrations: Readonly<Record<number, BlockMigration>>
  drops: Readonly<Record<number, readonly string[]>>
}

const noFields = {} as const

/** A block's one definition. Throws where it is written, with the block's and the field's name, when it asks for what does not exist. */
export function defineBlock<
  const Slug extends string,
  const Props extends Shape,
  const Settings extends Shape = typeof noFields,
>(input: BlockInput<Slug, Props, Settings>): BlockDefinition<Slug, Props, BaseSettings & Settings> {
  const own: Shape = input.settings ?? noFields
  const definition = {
    ...input,
    needs: input.needs ?? [],
    hydrate: input.hydrate ?? 'never',
    titlesPage: input.titlesPage ?? false,
    fillsInForm: input.fillsInForm ?? false,
    settings: { ...baseSettings, ...own } as BaseSettings & Settings,
    migrations: input.migrations ?? {},
    drops: input.drops ?? {},
  }
  assertIdentity(definition)
  assertThumbnail(input)
  assertShape(input.props, { slug: input.slug, prefix: '', top: true })
  assertShape(own, { slug: input.slug, prefix: 'settings.', top: false })
  assertMigrations(definition)
  return definition
}

const reservedProps = new Set(['id', 'blockType', 'blockName', 'blockVersion', 'settings', 'children', 'key', 'ref'])

function assertIdentity({ slug, label, description }: BlockDefinition): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug)) throw refuse(slug, 'its slug is not lower-case words and hyphens')
  if (label.trim() === '') throw refuse(slug, 'it has no label')
  if (description.trim() === '') throw refuse(slug, 'it has no description')
}

/** Partial: sources that Node runs are not type-checked. */
function assertThumbnail({ slug, thumbnail }: { slug: string; thumbnail?: Thumbnail }): void {
  const file = `blocks/${slug}/thumbnail.ts`
  if (!thumbnail || thumbnail.length === 0)
    throw refuse(slug, `it has no thumbnail: export one from ${file} and pass it as "thumbnail"`)
  const outside = findOutsideSheet(thumbnail)
  if (outside) throw refuse(slug, `a rectangle of ${file} is not within 240 by 160: ${outside}`)
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
  const meta = metaOf(schema)
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
    const next = controlling && metaOf(controlling)
    if (!next) throw refuse(slug, `${where} depends on "${field}", which is not beside it`)
    if (seen.has(current)) throw refuse(slug, `${where} depends on itself`)
    seen.add(current)
    const wanted = Array.isArray(is) ? is : [is]
    if (!wanted.every((value) => canBe(next, value)))
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
export const slotsOf = (block: BlockDefinition): string[] =>
  fieldsOf(block.props)
    .filter(({ meta }) => meta.kind === 'slot')
    .map(({ name }) => name)
