import fc, { type Arbitrary } from 'fast-check'
import { hostile } from './almost-valid.ts'

interface FileRequest {
  method: 'GET' | 'POST'
  target: string
  body: Buffer | null
}

const oneOf = (words: string): Arbitrary<string> => fc.constantFrom(...words.split(' '))
const field = oneOf(
  'id status title email phone createdAt due_at assigned_to vehicle.name vehicle lead_attributes.page_id answers opt_in tenant assigned_to.hash and or __proto__ ',
)
const operator = oneOf(
  'equals not_equals in not_in all like not_like contains exists less_than greater_than_equal near within intersects nothing',
)
const wanted = fc.oneof(
  fc.constantFrom('new', '1', '2026-11-22', 'false'),
  hostile,
  fc.array(hostile, { maxLength: 3 }),
)
const condition = fc
  .tuple(field, operator, wanted)
  .map(([name, how, value]): unknown => Object.fromEntries([[name, Object.fromEntries([[how, value]])]]))

/** A filter of a list, as Payload has it, and as nobody has it. */
const filter = fc.oneof(
  { weight: 6, arbitrary: condition },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom('and', 'or'), fc.array(fc.oneof(condition, hostile), { maxLength: 3 }))
      .map(([how, list]): unknown => Object.fromEntries([[how, list]])),
  },
  { weight: 1, arbitrary: hostile },
)

const query = (path: string, fields: Record<string, Arbitrary<unknown>>): Arbitrary<string> =>
  fc.record(fields).map((made) => {
    const pairs = Object.entries(made).map(([name, value]) => {
      const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
      return `${name}=${encodeURIComponent(text.toWellFormed()).slice(0, 6_000)}`
    })
    return `${path}?${pairs.join('&')}`
  })

/** Mostly the site itself: what is wrong with the rest is to be met. */
const siteOf = (tenant: number) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant<unknown>(tenant) }, { weight: 1, arbitrary: hostile })

/** What the admin's own pages fetch and send as files, spoilt. */
export function malformedFiles(tenant: number): Arbitrary<FileRequest> {
  const site = siteOf(tenant)
  const words = fc.oneof(fc.constant(''), hostile)
  const get = (target: Arbitrary<string>): Arbitrary<FileRequest> =>
    target.map((made) => ({ method: 'GET', target: made, body: null }))
  return fc.oneof(
    { weight: 4, arbitrary: get(query('/staff/leads.csv', { tenant: site, where: filter, search: words })) },
    {
      weight: 1,
      arbitrary: get(query('/staff/feeds/rejected.csv', { tenant: site, import: fc.oneof(fc.nat(3), hostile) })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(query('/staff/feeds/sample', { tenant: site, name: words }), fc.uint8Array({ maxLength: 300 }))
        .map(([target, bytes]): FileRequest => ({ method: 'POST', target, body: Buffer.from(bytes) })),
    },
  )
}
