import type { Block, Field, SanitizedConfig } from 'payload'
import { takeTurn } from './take-turn.ts'

/**
 * Makes each field of a block wait for its turn before Payload validates it, which is the main cost of saving a long page, and each group and list
 * also in the steps before and after, and when it is read: Payload begins the fields of all blocks at once. Applied to the sanitized config, which
 * includes the fields that Payload adds to every block.
 */
export const saveInTurns = (config: SanitizedConfig): SanitizedConfig => {
  for (const block of config.blocks ?? []) block.fields = withTurns(block).fields
  return config
}

const withTurns = (block: Block): Block => ({ ...block, fields: block.fields.map(withTurn) })

function withTurn(field: Field): Field {
  switch (field.type) {
    case 'row':
    case 'collapsible':
      return { ...field, fields: field.fields.map(withTurn) }
    case 'array':
      return { ...field, fields: field.fields.map(withTurn), hooks: hooksWithTurns(field) }
    case 'group':
      return 'name' in field && typeof field.name === 'string'
        ? { ...field, fields: field.fields.map(withTurn), hooks: hooksWithTurns(field) }
        : { ...field, fields: field.fields.map(withTurn) }
    case 'tabs':
    case 'ui':
    case 'join':
      return field
    default:
      return { ...field, hooks: hooksWithTurn(field) }
  }
}

type FieldWithHooks = Extract<Field, { hooks?: unknown }>

const hooksWithTurn = ({ hooks }: Pick<FieldWithHooks, 'hooks'>): NonNullable<FieldWithHooks['hooks']> => ({
  ...hooks,
  beforeChange: [takeTurn, ...(hooks?.beforeChange ?? [])],
})

const hooksWithTurns = ({ hooks }: Pick<FieldWithHooks, 'hooks'>): NonNullable<FieldWithHooks['hooks']> => ({
  ...hooksWithTurn({ hooks }),
  beforeValidate: [takeTurn, ...(hooks?.beforeValidate ?? [])],
  afterChange: [takeTurn, ...(hooks?.afterChange ?? [])],
  afterRead: [takeTurn, ...(hooks?.afterRead ?? [])],
})
