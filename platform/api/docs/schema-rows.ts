/** As much of JSON Schema as the contract's description uses. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  required?: string[]
  description?: string
  default?: unknown
  format?: string
  minimum?: number
  maximum?: number
  maxLength?: number
}

/** One value somewhere in an answer or a body: `images[].image.url`. */
export interface SchemaRow {
  name: string
  type: string
  isRequired: boolean
  note: string
}

/** The values of a schema from the outside in, named as one would reach them. */
export const schemaRows = (schema: JsonSchema): SchemaRow[] => rowsBelow(schema, '')

function rowsBelow(schema: JsonSchema, prefix: string): SchemaRow[] {
  const { inner, suffix } = unwrapped(schema)
  const at = `${prefix}${suffix}`
  const own = Object.entries(inner.properties ?? {}).flatMap(([name, value]) => {
    const path = at === '' ? name : `${at}.${name}`
    const row = {
      name: path,
      type: typeOf(value),
      isRequired: inner.required?.includes(name) ?? false,
      note: noteOf(value),
    }
    return [row, ...rowsBelow(value, path)]
  })
  const { additionalProperties: others } = inner
  const named = typeof others === 'object' ? rowsBelow(others, `${at}.{name}`) : []
  return [...own, ...named]
}

/** What lies inside lists and beside null. */
function unwrapped(schema: JsonSchema): { inner: JsonSchema; suffix: string } {
  const { one } = besideNull(schema)
  if (!one.items) return { inner: one, suffix: '' }
  const { inner, suffix } = unwrapped(one.items)
  return { inner, suffix: `[]${suffix}` }
}

function besideNull(schema: JsonSchema): { one: JsonSchema; isNullable: boolean } {
  const others = (schema.anyOf ?? []).filter(({ type }) => type !== 'null')
  const [only] = others
  const isNullable = schema.anyOf !== undefined && others.length < schema.anyOf.length
  return { one: only && others.length === 1 ? only : schema, isNullable }
}

/** `integer`, `"new" | "demo"`, `list of object`, `string or null`. */
export function typeOf(schema: JsonSchema): string {
  const { one, isNullable } = besideNull(schema)
  const name = nameOf(one)
  return isNullable ? `${name} or null` : name
}

function nameOf(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'object'
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.items) return `list of ${typeOf(schema.items)}`
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ')
  const { type = 'anything' } = schema
  return Array.isArray(type) ? type.join(' or ') : type
}

/** Bounds that nobody wrote: of every whole number. */
const isBound = (value: number | undefined): value is number => value !== undefined && Math.abs(value) < 2 ** 31

function noteOf(schema: JsonSchema): string {
  const { one } = besideNull(schema)
  const from = isBound(one.minimum) ? `from ${one.minimum}` : ''
  const to = isBound(one.maximum) ? `to ${one.maximum}` : ''
  return [
    schema.description ?? one.description ?? '',
    one.format ?? '',
    [from, to].filter(Boolean).join(' '),
    one.maxLength === undefined ? '' : `at most ${one.maxLength} characters`,
    schema.default === undefined ? '' : `else ${JSON.stringify(schema.default)}`,
  ]
    .filter(Boolean)
    .map((part) => part.replace(/\.$/, ''))
    .join('; ')
}
