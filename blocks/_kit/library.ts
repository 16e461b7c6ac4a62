import type { BlockNode } from '#schemas/page/block-node.ts'
import { categoryLabels } from './category-labels.ts'
import { blockCategories, type BlockDefinition } from './define-block.ts'
import { listNamedFields, type Shape } from './field-meta.ts'
import { findPicture } from './find-picture.ts'
import { isRecord } from './read-value.ts'
import type { Findable } from './search-library.ts'

/** What the library offers: a block with its defaults, or one of its presets. Plain data. */
export interface LibraryEntry extends Findable {
  /** `hero`, or `hero.split` for a preset. */
  id: string
  preset: string | null
  /** Label of the category. */
  category: string
  /** URL path on the admin's host; null if there is none. */
  picture: string | null
}

/** Every block by category, each followed by its presets. */
export const listLibrary = (blocks: readonly BlockDefinition[]): LibraryEntry[] =>
  blockCategories
    .flatMap((each) => blocks.filter(({ category }) => category === each))
    .flatMap(({ slug, label, description, keywords, category, presets }) => [
      {
        id: slug,
        slug,
        preset: null,
        label,
        description,
        keywords,
        category: categoryLabels[category],
        picture: findPicture(slug),
        block: '',
      },
      ...presets.map((preset) => ({
        id: `${slug}.${preset.name}`,
        slug,
        preset: preset.name,
        label: preset.label,
        description: preset.description,
        keywords: preset.keywords,
        category: categoryLabels[category],
        picture: findPicture(`${slug}.${preset.name}`) ?? findPicture(slug),
        block: [label, ...keywords].join(', '),
      })),
    ])

interface NewNode {
  /** Name of a preset; null for the block's defaults. */
  preset: string | null
  createId: () => string
}

/** A new block with a preset's values. Rows of lists have ids, which the admin's form needs. Throws for an unknown preset. */
export function createLibraryNode(block: BlockDefinition, { preset, createId }: NewNode): BlockNode {
  const system = { id: createId(), blockType: block.slug, blockVersion: block.version }
  if (preset === null) return system
  const found = block.presets.find(({ name }) => name === preset)
  if (!found) throw new Error(`Block "${block.slug}" has no preset "${preset}".`)
  const settings = giveRowIds(block.settings, { values: found.settings, createId })
  const values = giveRowIds(block.props, { values: found.props, createId })
  return { ...values, ...(Object.keys(settings).length > 0 ? { settings } : {}), ...system }
}

interface RowIdInput {
  values: Readonly<Record<string, unknown>>
  createId: () => string
}

/** Values with ids for the rows of lists, also of those in groups. */
export function giveRowIds(shape: Shape, { values, createId }: RowIdInput): Record<string, unknown> {
  const given: Record<string, unknown> = { ...values }
  for (const { name, meta } of listNamedFields(shape)) {
    const value = values[name]
    if (meta.kind === 'group' && isRecord(value)) given[name] = giveRowIds(meta.fields, { values: value, createId })
    if (meta.kind === 'list' && Array.isArray(value))
      given[name] = value
        .filter(isRecord)
        .map((row) => ({ ...giveRowIds(meta.fields, { values: row, createId }), id: createId() }))
  }
  return given
}
