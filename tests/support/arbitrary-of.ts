import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

/** What a field can hold that its schema does not forbid, and people and feeds have put there. */
const words = [
  '',
  ' ',
  'Sport',
  'W'.repeat(380),
  'Kia '.repeat(90),
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '<!--',
  '{{constructor}} ${7*7} %s %00',
  'Māori Taupō',
  '日本 مرحبا 🚗👩‍👩‍👧',
  '\u202Eesrever',
  '\u0000\u0007',
  'null',
  '-1',
  'https://elsewhere.example/x',
  'javascript:alert(1)',
  '//elsewhere.example/x',
  '/stock/a12-1.webp',
]
const moments = [
  '1900-01-01T00:00:00.000Z',
  '2026-11-21T23:59:59.999+13:00',
  '2999-12-31T00:00:00Z',
  '9999-12-31T23:59:59Z',
]
const days = ['1900-01-01', '2027-01-31', '2028-02-29', '9999-12-31']
const numbers = [0, 0.1, 1, 5, 7.4, 2_026, 42_350, 1e9, Number.MAX_SAFE_INTEGER]

/**
 * Anything that a schema accepts, from as little as it can be to too much of everything: fields that are added to it later are generated too. Only
 * what parses is given.
 */
export const arbitraryOf = <S extends z.ZodType>(schema: S): Arbitrary<z.output<S>> =>
  valueOf(schema)
    .map((value) => schema.safeParse(value))
    .filter((result) => result.success)
    .map((result) => result.data)

function valueOf(schema: z.core.$ZodType): Arbitrary<unknown> {
  const type = schema as z.core.$ZodTypes
  const { def } = type._zod
  switch (def.type) {
    case 'string':
      return stringOf(schema)
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'nullable':
      return fc.option(valueOf(def.innerType), { nil: null })
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.option(valueOf(def.innerType), { nil: undefined })
    case 'array':
      return fc.oneof(fc.array(valueOf(def.element), { maxLength: 4 }), manyOf(def.element))
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, valueOf(field)])))
    case 'record':
      return fc.dictionary(fc.constantFrom('manual', 'taurus', 'youx', '360-finance'), valueOf(def.valueType))
    case 'union':
      return fc.oneof(...def.options.map(valueOf))
    case 'pipe':
      return valueOf(def.in._zod.def.type === 'transform' ? def.out : def.in)
    default:
      throw new Error(`No values are made for a schema of the type ${def.type} yet.`)
  }
}

/** One thing, over and over. */
const manyOf = (element: z.core.$ZodType) =>
  fc
    .tuple(valueOf(element), fc.integer({ min: 20, max: 300 }))
    .map(([one, count]) => Array.from({ length: count }, () => one))

function stringOf(schema: z.core.$ZodType): Arbitrary<string> {
  const accepts = (text: string) => z.safeParse(schema, text).success
  const known = fc.constantFrom(...[...words, ...moments, ...days].filter(accepts))
  // Of a format that free text never has, such as a date, only what is known.
  return accepts('Sport')
    ? fc.oneof(known, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter(accepts))
    : known
}

function numberOf(schema: z.core.$ZodType): Arbitrary<number> {
  return fc.constantFrom(...numbers.filter((number) => z.safeParse(schema, number).success))
}
