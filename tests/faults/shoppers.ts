import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

interface Sending {
  port: number
  /** Sites to send to, in turn. */
  hosts: readonly string[]
  count: number
  /** Shoppers who send at the same time. */
  atOnce: number
  /** Milliseconds that a shopper rests between two leads. */
  rest: number
}

export interface Accepted {
  key: string
  host: string
  /** The numbers that answers named: one, unless a lead was stored twice. */
  ids: number[]
}

export interface Sent {
  accepted: Accepted[]
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
export async function sendLeads({ port, hosts, count, atOnce, rest }: Sending): Promise<Sent> {
  const sent: Sent = { accepted: [], requests: 0, withoutAnswer: 0, refused: [] }
  let next = 0

  const sendOne = async (index: number): Promise<void> => {
    const key = randomUUID()
    const host = hosts[index % hosts.length] ?? ''
    const body = JSON.stringify({ key, kind: 'enquiry', values: valuesOf(index) })
    const headers = {
      host,
      'content-type': 'application/json',
      // Each from an address of its own, as shoppers do: limits are not what is tried here.
      'x-forwarded-for': `100.${64 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`,
    }
    for (;;) {
      const clicks = index % 4 === 0 ? 2 : 1
      const answers = await Promise.all(Array.from({ length: clicks }, () => post({ port, headers, body })))
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
const later = new Set([429, 500, 502, 503, 504])

async function post(asked: Posted): Promise<Answer> {
  try {
    const { status, text } = await postTo(asked)
    const answer = status === 200 ? answered.safeParse(JSON.parse(text)) : null
    if (answer?.success) return { kind: 'accepted', id: answer.data.lead_id }
    return later.has(status) ? { kind: 'none' } : { kind: 'refused', why: `${status} ${text.slice(0, 300)}` }
  } catch {
    return { kind: 'none' }
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

interface Posted {
  port: number
  headers: Record<string, string>
  body: string
}

/** `fetch` sets no `Host`. */
const postTo = ({ port, headers, body }: Posted): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      path: '/api/leads',
      method: 'POST',
      agent: false,
      headers,
      timeout: 20_000,
    })
    asked.on('response', (res) => {
      textOf(res).then((text) => resolve({ status: res.statusCode ?? 0, text }), reject)
    })
    asked.on('timeout', () => asked.destroy(new Error('No answer came.')))
    asked.on('error', reject)
    asked.end(body)
  })
