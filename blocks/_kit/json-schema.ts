import { z } from 'zod'
import type { BlockDefinition } from './define-block.ts'
import { getLabel, type FieldMeta, type MetaOf, findMeta, type Shape } from './field-meta.ts'
import { referenceTargets } from './fields/reference-target.ts'
import * as texts from './texts.ts'

export type JsonSchema = z.core.JSONSchema.JSONSchema

/** The JSON Schema of a block's stored data, for imports and assistants: the input side of its zod schemas, with the editor's labels. */
export function toJsonSchema(block: BlockDefinition, allowed: (slot: MetaOf<'slot'>) => readonly string[]): JsonSchema {
  const { slug, label, description, version } = block
  const stored = z.object({
    id: z.string(),
    blockType: z.literal(slug),
    blockVersion: z.literal(version),
    ...block.props,
    settings: z.object(block.settings).optional(),
  })
  const schema = z.toJSONSchema(stored, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const meta = findMeta(zodSchema)
      if (meta) Object.assign(jsonSchema, ofField(meta, allowed))
      if (zodSchema instanceof z.ZodObject) nameFields(jsonSchema, zodSchema.shape)
    },
  })
  return { ...schema, title: label, description }
}

/**
 * If the stored value is simpler than the parser's input (such as an id instead of a populated document), the schema describes the stored
 * one.
 */
function ofField(meta: FieldMeta, allowed: (slot: MetaOf<'slot'>) => readonly string[]): JsonSchema {
  const described = meta.help ? { description: meta.help } : {}
  switch (meta.kind) {
    case 'image':
      return { ...described, ...idOf('media') }
    case 'reference': {
      const id = idOf(referenceTargets[meta.to].collection)
      return { ...described, ...(meta.many ? { anyOf: [{ type: 'array', items: id }, { type: 'null' }] } : id) }
    }
    case 'slot':
      return {
        ...described,
        anyOf: [
          { type: 'array', items: { type: 'object', properties: { blockType: { enum: [...allowed(meta)] } } } },
          { type: 'null' },
        ],
      }
    case 'stockFilter':
      return { description: [meta.help, 'Values of facets, and bounds; money in cents.'].filter(Boolean).join(' ') }
    case 'money':
      return { description: meta.help ? texts.helpInCents({ help: meta.help }) : texts.inCents }
    default:
      return hasDefault(meta) ? { ...described, default: meta.default } : described
  }
}

const idOf = (collection: string): JsonSchema => ({
  anyOf: [{ type: 'integer', description: texts.idOfADocumentInCollection({ collection }) }, { type: 'null' }],
})

function nameFields(jsonSchema: JsonSchema, shape: Shape): void {
  const required = new Set(jsonSchema.required)
  for (const [name, schema] of Object.entries(shape)) {
    const meta = findMeta(schema)
    const property = jsonSchema.properties?.[name]
    if (meta && typeof property === 'object') property.title = getLabel(name, meta)
    if (meta?.required && !meta.showWhen && !hasDefault(meta)) required.add(name)
  }
  if (required.size > 0) jsonSchema.required = [...required]
}

const hasDefault = (meta: FieldMeta): meta is FieldMeta & { default: string | number | boolean } =>
  'default' in meta && meta.default !== null && meta.default !== ''
