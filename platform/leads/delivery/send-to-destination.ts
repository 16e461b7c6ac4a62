import type { LeavingLead } from '#schemas/lead/leaving-lead.ts'
import type { MessageSender } from '../../messages/message-sender.ts'
import type { Network } from '../../stock/fetch/network.ts'
import { asAdf } from './as-adf.ts'
import { asEmail, inOneLine, leadHeaders } from './as-email.ts'
import type { Destination } from './destinations-store.ts'
import { delivered, failed, type Outcome } from './outcome.ts'
import { postLead } from './post-lead.ts'
import * as texts from '../texts.ts'

export interface DeliveryChannels {
  post: MessageSender
  network: Network
}

interface DeliveryInput {
  lead: LeavingLead
  destination: Destination
  now: Date
}

/** Sends a lead to a destination once. Errors of the dealer's server or the provider are outcomes, not rejections. */
export async function sendToDestination(
  ways: DeliveryChannels,
  { lead, destination, now }: DeliveryInput,
): Promise<Outcome> {
  const { kind, url, secret, vendor } = destination
  const id = getName(lead, destination)
  const http = { url, id, secret, network: ways.network, now }
  switch (kind) {
    case 'webhook':
      // The secret was agreed with another server, or the installation's own secret has changed.
      if (secret === null) return failed(texts.theSecretForSignaturesIsMissing)
      return postLead({
        ...http,
        contentType: 'application/json',
        body: JSON.stringify({ type: lead.stage === '' ? 'lead.created' : 'lead.updated', lead }),
      })
    case 'adf-http':
      return postLead({ ...http, contentType: 'application/xml; charset=utf-8', body: asAdf(lead, vendor) })
    case 'email':
      return mail(ways.post, { destination, id, letter: asEmail(lead) })
    case 'adf-email': {
      const adf = asAdf(lead, vendor)
      const attachments = [{ filename: 'lead.xml', contentType: 'application/xml', content: adf }]
      const subject = inOneLine(`${lead.stage === '' ? 'ADF lead' : 'ADF update'}: ${lead.category}`)
      return mail(ways.post, {
        destination,
        id,
        letter: { subject, text: adf, headers: leadHeaders(lead), attachments },
      })
    }
  }
}

/** Idempotency key for the receiver; an update is a separate message of the same lead. */
const getName = ({ key, stage }: LeavingLead, { id }: Destination): string =>
  stage === '' ? `${key}-${id}` : `${key}-${id}-${stage.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`

interface LeadEmailInput {
  destination: Destination
  id: string
  letter: Omit<Parameters<MessageSender['send']>[0], 'tenantId' | 'channel' | 'to'>
}

async function mail(post: MessageSender, { destination, id, letter }: LeadEmailInput): Promise<Outcome> {
  const { tenantId, addresses } = destination
  if (addresses.length === 0) return failed(texts.theDestinationHasNoEmailAddress)
  for (const [index, to] of addresses.entries()) {
    try {
      await post.send({ ...letter, tenantId, channel: 'email', to }, `${id}-${index}`)
    } catch (error) {
      return failed(texts.mailServerDidNotAcceptItCode({ code: getCode(error) }))
    }
  }
  return delivered(texts.sentAsEmail)
}

/** Only the status code, because mail servers repeat addresses in their messages. */
const getCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'responseCode' in error && typeof error.responseCode === 'number'
    ? ` (${error.responseCode})`
    : ''
