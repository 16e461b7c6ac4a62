import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

/** What our own pages send, so that some of what is made gets as far as the database. */
const likely = [
  'alpha-car',
  'Kia',
  'Sportage',
  '4215',
  'Gold Coast',
  '0412 345 678',
  'al@example.com',
  'Al',
  'enquiry',
  'used',
  '/',
  '3f1c2f3e-7a52-4b7e-9a3f-0c8d2f6f4a11',
  '2026-11-22T09:00:00Z',
  '2026-11-22',
  'QLD',
  'ABC123',
  '123456',
]

const hostileText = [
  '',
  '\u0000',
  'a\u0000b',
  '\ud83d',
  '\udc00x',
  '\u202e',
  '%00%ff',
  "' or 1=1; drop table leads; --",
  '{{7*7}}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'x'.repeat(5_000),
  '🚗'.repeat(500),
  '٣',
  'NaN',
  '1e999',
  '-0',
  '9'.repeat(40),
  '9999-99-99T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  'http://169.254.169.254/',
  '__proto__',
]

const hostileNumber = [-1, 0, 0.5, 1e21, -1e308, Number.MAX_SAFE_INTEGER, 2 ** 31, 2 ** 53, 4_294_967_296]

const deep = (open: string, close: string) => JSON.parse(`${open.repeat(300)}1${close.repeat(300)}`) as unknown

export const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...hostileText),
  fc.constantFrom(...hostileNumber),
  fc.constantFrom(
    null,
    true,
    false,
    [],
    {},
    [[]],
    { toString: 1, constructor: null },
    deep('[', ']'),
    deep('{"a":', '}'),
  ),
  fc.jsonValue(),
)

/** Made after a schema, here and there with something else in its place: right, almost right, or nothing like it. */
export const almostValid = (schema: z.core.$ZodType): Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: shaped(schema) }, { weight: 1, arbitrary: hostile })

function shaped(schema: z.core.$ZodType): Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return textFor(schema)
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constantFrom(...hostileNumber))
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.option(almostValid(def.innerType), { nil: def.type === 'nullable' ? null : undefined })
    case 'array':
      return fc.array(almostValid(def.element), { maxLength: 5 })
    case 'object':
      return objectOf(def.shape)
    case 'record':
      return fc.dictionary(fc.constantFrom(...likely, ...hostileText.slice(0, 8)), almostValid(def.valueType), {
        maxKeys: 4,
      })
    case 'union':
      return fc.oneof(...def.options.map(almostValid))
    case 'pipe':
      return almostValid(def.in)
    default:
      return hostile
  }
}

/** Where the schema takes only one kind of text, as of an address or a day, that kind is among it. */
function textFor(schema: z.core.$ZodType): Arbitrary<string> {
  const fitting = likely.filter((text) => z.safeParse(schema, text).success)
  const rest = fc.oneof(fc.constantFrom(...hostileText), fc.string({ unit: 'binary', maxLength: 60 }))
  return fitting.length > 0
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...fitting) }, { weight: 1, arbitrary: rest })
    : rest
}

const objectOf = (shape: Readonly<Record<string, z.core.$ZodType>>): Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(
      fc.record(Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, almostValid(field)])), {
        requiredKeys: Object.keys(shape),
      }),
      fc.option(fc.constantFrom('__proto__', 'constructor', 'tenant', 'extra\u0000', ''), { nil: null, freq: 6 }),
      fc.integer({ min: -9, max: Object.keys(shape).length - 1 }),
    )
    .map(([made, extra, dropped]) => {
      const kept = Object.entries(made).filter((_, place) => place !== dropped)
      return Object.fromEntries(extra === null ? kept : [...kept, [extra, 'x']])
    })
