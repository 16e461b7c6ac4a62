import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'
import { unsubscribePath } from '#platform/alerts/unsubscribe-link.ts'
import type { Endpoint } from '#schemas/api/endpoint.ts'
import type { StaffEndpoint } from '#schemas/api/staff-endpoint.ts'
import { staffEndpoints } from '#schemas/api/staff-endpoints.ts'
import { endpoints } from '#schemas/api/endpoints.ts'
import { files } from '#schemas/api/files.ts'
import { leadInput } from '#schemas/lead/lead-input.ts'
import { signInPage } from '#schemas/page/sign-in.ts'
import { onlinePayment } from '#schemas/payment/online-payment.ts'
import {
  paymentGoOnPath,
  paymentNoticePath,
  paymentReturnPath,
  payPostPath,
  reservePostPath,
} from '#schemas/payment/payment-paths.ts'
import { spinInput, spinner } from '#schemas/prize/prize-draw.ts'
import { spinPostPath } from '#schemas/prize/spin-post-path.ts'
import { reservationInput } from '#schemas/reservation/reservation-input.ts'
import { almostValid } from './almost-valid.ts'
import { malformedFiles } from './malformed-files.ts'

export interface HostileRequest {
  method: string
  /** As it is written on the wire. */
  target: string
  headers: Record<string, string>
  body: Buffer | null
}

type TargetEndpoint = Pick<Endpoint, 'method' | 'path' | 'input' | 'wire'>

function requestTo({ method, path, input, wire }: TargetEndpoint): Arbitrary<HostileRequest> {
  const names = [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? [])
  return fc
    .tuple(
      almostValid(method === 'GET' ? (wire ?? input) : input),
      fc.array(pathText, { minLength: names.length, maxLength: names.length }),
    )
    .chain(([made, values]) => {
      const filled = names.reduce((text, name, place) => text.replace(`:${name}`, values[place] ?? ''), path)
      const fields = isFields(made) ? made : { made }
      return fc.record({
        method: fc.oneof(
          { weight: 15, arbitrary: fc.constant<string>(method) },
          {
            weight: 1,
            arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'HEAD'),
          },
        ),
        target: method === 'GET' ? queryOf(fields).map((query) => `${filled}?${query}`) : fc.constant(filled),
        headers: headers(method === 'GET' ? null : 'application/json'),
        body:
          method === 'GET'
            ? fc.oneof({ weight: 12, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: bodyOf(made) })
            : bodyOf(made),
      })
    })
}

const isFields = (made: unknown): made is Record<string, unknown> => typeof made === 'object' && made !== null

const pathText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('alpha-car', '1', '2', 'beta-car') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '%00',
      '%ff',
      '%',
      '%2e%2e',
      '..%2f..%2f',
      'a%0d%0ab',
      '%F0%9F%9A%97',
      'x'.repeat(3_000),
      '-1',
      '1e9',
      "'--",
      '$%7B7*7%7D',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }).map(encodeURIComponent) },
)

/** Said once or twice, escaped well or badly. */
const queryOf = (fields: Record<string, unknown>): Arbitrary<string> =>
  fc
    .tuple(
      fc.integer({ min: 0, max: 9 }),
      fc.constantFrom('', '&', '&%', '&=%C3%28', '&a[b][c]=1', '&%00=1', `&x=${'y'.repeat(4_000)}`),
    )
    .map(([way, end]) => {
      const pairs = Object.entries(fields).map(([name, value]) => {
        const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
        return `${escaped(name)}=${way === 0 ? text.replace(/[^!-~]|#/g, '%') : escaped(text)}`
      })
      return [...pairs, ...(way === 1 ? pairs : [])].join('&') + end
    })

const escaped = (text: string): string => encodeURIComponent(text.toWellFormed())

const headers = (type: string | null): Arbitrary<Record<string, string>> =>
  fc
    .record({
      type: fc.oneof(
        { weight: 12, arbitrary: fc.constant(type) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            'text/plain',
            'application/json; charset=utf-7',
            'application/json; charset=%',
            'multipart/form-data',
            'multipart/form-data; boundary=x',
            'application/x-www-form-urlencoded',
            '',
            ';;',
            'application/xml',
          ),
        },
      ),
      encoding: fc.oneof(
        { weight: 15, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.constantFrom('gzip', 'br', 'deflate', 'zip', 'identity, gzip') },
      ),
      more: fc.oneof(
        { weight: 12, arbitrary: fc.constant({}) },
        {
          weight: 3,
          arbitrary: fc.constantFrom<Record<string, string>>(
            { origin: 'http://evil.example' },
            { origin: 'null' },
            { origin: '%' },
            { cookie: 'session=%00; =; a=b; forecourt=x' },
            { cookie: `a=${'b'.repeat(4_000)}` },
            { accept: '*/*;q=x, ,' },
            { 'accept-language': 'x'.repeat(500) },
            { 'if-none-match': '"' },
            { range: 'bytes=5-1' },
            { 'x-forwarded-for': "';--" },
            { 'x-request-id': '\u00ff' },
            { authorization: 'Bearer %%%' },
            { expect: '100-continue' },
          ),
        },
      ),
    })
    .map(({ type: given, encoding, more }) => ({
      ...(given === null ? {} : { 'content-type': given }),
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
      ...more,
    }))

const bodyOf = (made: unknown): Arbitrary<Buffer> => {
  const text = JSON.stringify(made) ?? ''
  return fc.oneof(
    { weight: 14, arbitrary: fc.constant(Buffer.from(text)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        Buffer.from(text.slice(0, -1)),
        Buffer.from([...Buffer.from(text), 0xc3, 0x28, 0xff]),
        Buffer.from(text, 'utf16le'),
        Buffer.from('['.repeat(30_000)),
        Buffer.from(`${'{"values":'.repeat(2_000)}1${'}'.repeat(2_000)}`),
        Buffer.from(`{"message":"${'x'.repeat(70_000)}"}`),
        Buffer.from('{"a":1,"a":{"__proto__":{"polluted":true}}}'),
        Buffer.alloc(0),
        Buffer.alloc(20),
      ),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  )
}

interface PlainForm {
  paths: string[]
  input: z.core.$ZodType
}

/** Forms of browsers without script, posted to the site itself. */
const plainForms: readonly PlainForm[] = [
  { paths: ['/send', '/send?x=%'], input: leadInput },
  {
    paths: [signInPage, `${signInPage}?type=watchlist&redirect=%2F%2Fevil.example&back=%`],
    input: z.object({ step: z.enum(['address', 'code', 'back']), to: z.string(), code: z.string() }),
  },
  { paths: [reservePostPath], input: reservationInput },
  { paths: [payPostPath], input: onlinePayment },
  { paths: [spinPostPath], input: spinInput.omit({ key: true, who: true }).extend(spinner.shape) },
  { paths: [unsubscribePath, `${unsubscribePath}?to=price.1.${'x'.repeat(43)}`], input: z.object({}) },
  { paths: [paymentNoticePath], input: z.object({ reference: z.string() }) },
]

const formPost = ({ paths, input }: PlainForm): Arbitrary<HostileRequest> =>
  fc
    .record({ made: almostValid(input), more: headers('application/x-www-form-urlencoded') })
    .chain(({ made, more }) => {
      const fields = isFields(made) ? made : { kind: made }
      const values = 'values' in fields && isFields(fields['values']) ? fields['values'] : {}
      return fc.record({
        method: fc.constant('POST'),
        target: fc.constantFrom(...paths),
        headers: fc.constant({ ...more, referer: 'http://alpha.localhost/contact' }),
        body: queryOf({ ...values, ...fields }).map((text) => Buffer.from(text)),
      })
    })

/** Where a payer comes back to, and goes on from. */
const paymentVisit: Arbitrary<HostileRequest> = fc.record({
  method: fc.constant('GET'),
  target: fc
    .tuple(fc.constantFrom(paymentReturnPath, paymentGoOnPath), pathText)
    .map(([path, code]) => `${path}?code=${code}`),
  headers: headers(null),
  body: fc.constant(null),
})

/** Requests to everything that the contract names, and to where forms without script go: made after its schemas, and then spoilt. */
export const malformedRequests: Arbitrary<HostileRequest> = fc.oneof(
  ...Object.values(endpoints).map((endpoint: Endpoint) => requestTo(endpoint)),
  ...Object.values(files).map(({ path, input }) => requestTo({ method: 'GET', path, input })),
  ...plainForms.map(formPost),
  paymentVisit,
)

const fileRequest = (tenant: number): Arbitrary<HostileRequest> =>
  fc
    .tuple(malformedFiles(tenant), headers('application/octet-stream'))
    .map(([asked, more]) => ({ ...asked, headers: more }))

/** What the admin's own pages send for a site, spoilt likewise; `headers` say who sends it. */
export const malformedStaffRequests = (tenant: number, headers: Record<string, string>): Arbitrary<HostileRequest> =>
  fc
    .oneof(...Object.values(staffEndpoints).map((endpoint: StaffEndpoint) => requestTo(ofSite(endpoint, tenant))), {
      weight: 3,
      arbitrary: fileRequest(tenant),
    })
    .map((asked) => ({ ...asked, headers: { ...headers, ...asked.headers } }))
    // Too long for Node itself: the whole application answers those, as is tried above.
    .filter(({ target }) => target.length < 8_000)

const ofSite = (endpoint: StaffEndpoint, tenant: number): TargetEndpoint =>
  endpoint.input instanceof z.ZodObject
    ? { ...endpoint, input: z.object({ ...endpoint.input.shape, tenant: z.literal(tenant) }) }
    : endpoint
