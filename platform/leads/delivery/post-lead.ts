import { guardedRequest } from '../../stock/fetch/guarded-request.ts'
import type { RefusalCode } from '../../stock/fetch/fetch-refusal.ts'
import type { Network } from '../../stock/fetch/network.ts'
import { delivered, failed, type Outcome } from './outcome.ts'
import { signWebhook } from './sign-webhook.ts'

interface Posted {
  url: string
  contentType: string
  body: string
  /** The same each time that one lead goes to one destination. */
  id: string
  secret: string | null
  network: Network
  now: Date
}

const wholeAtMost = 15_000
const silenceAtMost = 10_000

/** Sends a lead to a dealer's server, once. Only a 2xx says that it was taken; redirects are not followed, since they would take the lead elsewhere. */
export async function postLead({ url: text, contentType, body, id, secret, network, now }: Posted): Promise<Outcome> {
  if (!URL.canParse(text)) return failed(refusals['address-invalid'])
  const answer = await guardedRequest({
    url: new URL(text),
    headers: {
      'User-Agent': 'Forecourt (leads)',
      'Content-Type': contentType,
      'Content-Length': String(Buffer.byteLength(body)),
      'Idempotency-Key': id,
      ...(secret === null ? {} : signWebhook({ secret, id, body, now })),
    },
    body,
    network,
    allowedHosts: null,
    idleAtMost: silenceAtMost,
    signal: AbortSignal.timeout(wholeAtMost),
  })
  if ('kind' in answer) return failed(refusals[answer.code] ?? otherwise)
  const status = answer.statusCode ?? 0
  answer.destroy()
  if (status >= 200 && status < 300) return delivered(`Taken: the server answered ${status}.`)
  if (status >= 300 && status < 400)
    return failed(`The server sent us on to another address (${status}). Give that address here.`)
  return failed(`The server answered ${status}.`)
}

const otherwise = 'The server did not answer.'

const refusals: Partial<Record<RefusalCode, string>> & { 'address-invalid': string } = {
  'address-invalid': 'The address is no web address.',
  'address-not-public': 'The address is inside a private network, so nothing is sent there.',
  'port-not-allowed': 'The address names a port. Leads are sent to the usual ports alone, 80 and 443.',
  'name-unknown': 'There is no server of that name.',
  'timed-out': 'The server was too slow to answer.',
}
