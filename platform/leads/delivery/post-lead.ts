import { guardedRequest } from '../../stock/fetch/guarded-request.ts'
import type { RefusalCode } from '../../stock/fetch/fetch-refusal.ts'
import type { Network } from '../../stock/fetch/network.ts'
import { delivered, failed, type Outcome } from './outcome.ts'
import { signWebhook } from './sign-webhook.ts'
import * as texts from '../texts.ts'

interface LeadPostInput {
  url: string
  contentType: string
  body: string
  /** Constant for a lead and a destination. */
  id: string
  secret: string | null
  network: Network
  now: Date
}

const wholeAtMost = 15_000
const silenceAtMost = 10_000

/**
 * Posts a lead to a dealer's server once. Only a 2xx counts as delivered. Redirects are not followed, since they would send the lead
 * elsewhere.
 */
export async function postLead({
  url: text,
  contentType,
  body,
  id,
  secret,
  network,
  now,
}: LeadPostInput): Promise<Outcome> {
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
  if (status >= 200 && status < 300) return delivered(texts.acceptedTheServerAnsweredStatus({ status }))
  if (status >= 300 && status < 400) return failed(texts.theServerRedirectsToAnotherAddressStatus({ status }))
  return failed(texts.theServerAnsweredStatus({ status }))
}

const otherwise = texts.theServerDidNotAnswer

const refusals: Partial<Record<RefusalCode, string>> & { 'address-invalid': string } = {
  'address-invalid': texts.theAddressIsNotAWebAddress,
  'address-not-public': texts.theAddressIsInsideAPrivateNetwork,
  'port-not-allowed': texts.theAddressHasAPort,
  'name-unknown': texts.thereIsNoServerWithThatName,
  'timed-out': texts.theServerWasTooSlowToAnswer,
}
