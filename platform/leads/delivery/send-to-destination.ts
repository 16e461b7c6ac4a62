import type { LeavingLead } from '#schemas/lead/leaving-lead.ts'
import type { MessageSender } from '../../messages/message-sender.ts'
import type { Network } from '../../stock/fetch/network.ts'
import { asAdf } from './as-adf.ts'
import { asEmail, inOneLine, leadHeaders } from './as-email.ts'
import type { Destination } from './destination.ts'
import { delivered, failed, type Outcome } from './outcome.ts'
import { postLead } from './post-lead.ts'

export interface Ways {
  post: MessageSender
  network: Network
}

interface Handed {
  lead: LeavingLead
  destination: Destination
  now: Date
}

/** Brings a lead to a destination, once. What the dealer's server or the provider says against it is an outcome; it never rejects for that. */
export async function sendToDestination(ways: Ways, { lead, destination, now }: Handed): Promise<Outcome> {
  const { kind, url, secret, vendor } = destination
  const id = nameOf(lead, destination)
  const http = { url, id, secret, network: ways.network, now }
  switch (kind) {
    case 'webhook':
      // It was agreed with another server, or the installation's own secret is another one now.
      if (secret === null) return failed('The secret for signatures is missing. Enter it again.')
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

/** By it the receiver knows what comes twice: an update is another message of the same lead. */
const nameOf = ({ key, stage }: LeavingLead, { id }: Destination): string =>
  stage === '' ? `${key}-${id}` : `${key}-${id}-${stage.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`

interface Mailed {
  destination: Destination
  id: string
  letter: Omit<Parameters<MessageSender['send']>[0], 'tenantId' | 'channel' | 'to'>
}

async function mail(post: MessageSender, { destination, id, letter }: Mailed): Promise<Outcome> {
  const { tenantId, addresses } = destination
  if (addresses.length === 0) return failed('The destination has no email address.')
  for (const [index, to] of addresses.entries()) {
    try {
      await post.send({ ...letter, tenantId, channel: 'email', to }, `${id}-${index}`)
    } catch (error) {
      return failed(`The mail server did not take it${codeOf(error)}.`)
    }
  }
  return delivered('Handed over as email.')
}

/** Only the number: the words of a mail server repeat addresses. */
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'responseCode' in error && typeof error.responseCode === 'number'
    ? ` (${error.responseCode})`
    : ''
