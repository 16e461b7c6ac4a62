import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { probe } from './probe.ts'

interface LeadSendOptions {
  port: number
  /** Sites to send to, in turn. */
  hosts: readonly string[]
  count: number
  /** Shoppers who send at the same time. */
  atOnce: number
  /** Milliseconds that a shopper rests between two leads. */
  rest: number
}

export interface AcceptedLead {
  key: string
  host: string
  /** The numbers that answers named: one, unless a lead was stored twice. */
  ids: number[]
}

export interface LeadSendResult {
  accepted: AcceptedLead[]
  /** All requests, with double clicks and second tries. */
  requests: number
  /** Requests that no answer came to, or one that says to try again. */
  withoutAnswer: number
  /** What was refused for good: none, where the test is right. */
  refused: string[]
}

/**
 * Fills in a form so many times. Every fourth is sent by a double click; what brings no answer is sent again under its key until it is accepted, as the
 * form in a browser does.
 */
export async function sendLeads({ port, hosts, count, atOnce, rest }: LeadSendOptions): Promise<LeadSendResult> {
  const sent: LeadSendResult = { accepted: [], requests: 0, withoutAnswer: 0, refused: [] }
  let next = 0

  const sendOne = async (index: number): Promise<void> => {
    const key = randomUUID()
    const host = hosts[index % hosts.length] ?? ''
    const asked = leadRequest({ port, host, index, key })
    for (;;) {
      const clicks = index % 4 === 0 ? 2 : 1
      const answers = await Promise.all(Array.from({ length: clicks }, () => post(asked)))
      sent.requests += clicks
      sent.withoutAnswer += answers.filter(({ kind }) => kind === 'none').length
      const ids = answers.flatMap((answer) => (answer.kind === 'accepted' ? [answer.id] : []))
      if (ids.length > 0) return void sent.accepted.push({ key, host, ids })
      const refused = answers.find(({ kind }) => kind === 'refused')
      if (refused?.kind === 'refused') return void sent.refused.push(refused.why)
      await wait(250)
    }
  }

  const shopper = async (): Promise<void> => {
    while (next < count) {
      next += 1
      await sendOne(next - 1)
      await wait(rest)
    }
  }

  await Promise.all(Array.from({ length: atOnce }, shopper))
  return sent
}

type Answer = { kind: 'accepted'; id: number } | { kind: 'refused'; why: string } | { kind: 'none' }

const answered = z.object({ lead_id: z.int().positive() })
/** 0: no answer came. */
const later = new Set([0, 429, 500, 502, 503, 504])

async function post(asked: LeadRequest): Promise<Answer> {
  const { status, text } = await probe(asked)
  const answer = status === 200 ? answered.safeParse(JSON.parse(text)) : null
  if (answer?.success) return { kind: 'accepted', id: answer.data.lead_id }
  return later.has(status) ? { kind: 'none' } : { kind: 'refused', why: `${status} ${text.slice(0, 300)}` }
}

type LeadRequest = Parameters<typeof probe>[0]

/** One enquiry, for `probe`. Each index has a client IP of its own, as shoppers do: limits are not what is tried here. */
export function leadRequest({
  port,
  host,
  index,
  key = randomUUID(),
}: {
  port: number
  host: string
  index: number
  key?: string
}): LeadRequest {
  return {
    port,
    host,
    path: '/api/leads',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `100.${64 + ((index >> 16) & 63)}.${(index >> 8) & 255}.${index & 255}`,
    },
    body: JSON.stringify({ key, kind: 'enquiry', values: valuesOf(index) }),
  }
}

const valuesOf = (index: number) => ({
  name: `Shopper ${index}`,
  last_name: 'Example',
  postcode: '4000',
  phone: `04${String(10_000_000 + index)}`,
  email: `shopper-${index}@example.com`,
  category: 'General Enquiry',
  message: `Is number ${index} still for sale?`,
  opt_in: index % 2 === 0,
})
