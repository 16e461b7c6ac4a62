import { createHmac } from 'node:crypto'

interface WebhookSignatureInput {
  secret: string
  id: string
  body: string
  now: Date
}

/**
 * Signature headers by https://www.standardwebhooks.com: HMAC-SHA256 of `id.timestamp.body`. The timestamp prevents replays. A secret with
 * the prefix `whsec_` is base64.
 */
export function signWebhook({ secret, id, body, now }: WebhookSignatureInput): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000))
  const key = secret.startsWith(mark) ? Buffer.from(secret.slice(mark.length), 'base64') : secret
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

const mark = 'whsec_'
