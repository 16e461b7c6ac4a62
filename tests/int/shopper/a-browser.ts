import { randomUUID } from 'node:crypto'
import type { EndpointInput, EndpointName, EndpointOutput } from '#schemas/api/endpoints.ts'
import { identifyCaller } from '#platform/sessions/identify-caller.ts'
import { type DealerAtWork, sunday } from '#tests/int/leads/a-dealer.ts'

/** A shopper's browser: it keeps the token of its session as a cookie would. */
export interface Browser {
  token: string
  call: <K extends EndpointName>(name: K, input: EndpointInput<K>, now?: Date) => Promise<EndpointOutput<K>>
}

export function aBrowser({ cms, pool, apiOf }: DealerAtWork, tenantId: number): Browser {
  const asksAs = randomUUID()
  const browser: Browser = {
    token: '',
    call: async (name, input, now = sunday) => {
      const remember = (token: string | null) => {
        browser.token = token ?? ''
      }
      const parts = { payload: cms, pool, tenantId, now }
      const visit = await identifyCaller(
        { token: browser.token, address: '192.0.2.1', browser: () => asksAs, remember },
        parts,
      )
      return (await apiOf(tenantId, now, visit)).call(name, input)
    },
  }
  return browser
}

/** The newest code that was sent to an address. */
export async function codeFor({ pool }: DealerAtWork, to: string): Promise<string> {
  const { rows } = await pool.query<{ text: string }>(
    'select "text" from messages where "to" = $1 order by id desc limit 1',
    [to],
  )
  return /^\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? ''
}

let numbers = 0
/** A mobile number that nobody else has. */
export const aNumber = (): string => `+6141200${String((numbers += 1)).padStart(4, '0')}`

export async function signedIn(dealers: DealerAtWork, tenantId: number, to = aNumber()): Promise<Browser> {
  const browser = aBrowser(dealers, tenantId)
  await browser.call('sessionCode', { to })
  await browser.call('signIn', { to, code: await codeFor(dealers, to) })
  return browser
}
