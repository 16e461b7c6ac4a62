import type { BlockDefinition } from './define-block.ts'
import { listNamedFields, humanise, getLabel, type FieldMeta, type MetaOf, type Shape } from './field-meta.ts'
import { type JsonSchema, toJsonSchema } from './json-schema.ts'

/** A block's documentation with JSON Schema, for readers, imports and AI assistants. */
export type BlockDocs = Pick<
  BlockDefinition,
  'slug' | 'label' | 'category' | 'version' | 'description' | 'keywords' | 'needs' | 'hydrate'
> & { fields: FieldDocs[]; settings: FieldDocs[]; schema: JsonSchema }

export function blockDocs(block: BlockDefinition, allowed: (slot: MetaOf<'slot'>) => readonly string[]): BlockDocs {
  const { slug, label, category, version, description, keywords, needs, hydrate } = block
  return {
    slug,
    label,
    category,
    version,
    description,
    keywords,
    needs,
    hydrate,
    fields: fieldDocs(block.props),
    settings: fieldDocs(block.settings),
    schema: toJsonSchema(block, allowed),
  }
}

export interface FieldDocs {
  name: string
  label: string
  kind: FieldMeta['kind']
  required: boolean
  help: string | null
  options: readonly string[]
  fields: FieldDocs[]
}

const fieldDocs = (shape: Shape): FieldDocs[] =>
  listNamedFields(shape).map(({ name, meta }) => ({
    name,
    label: getLabel(name, meta),
    kind: meta.kind,
    required: meta.required,
    help: meta.help,
    options: 'options' in meta ? meta.options.map((option) => optionLabel(meta, option)) : [],
    fields: 'fields' in meta ? fieldDocs(meta.fields) : [],
  }))

const optionLabel = (meta: FieldMeta, option: string): string =>
  (meta.kind === 'choice' ? meta.labels[option] : undefined) ?? humanise(option)
