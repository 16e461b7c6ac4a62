import type { Transport } from './transport.ts'

interface SmsService {
  url: string
  key: string | undefined
}

const timeoutMs = 15_000

/** SMS by HTTP: `POST {to, text, sender, id}` as JSON; any status but 2xx is a rejection. `id` is constant across retries. */
export const smsTransport =
  ({ url, key }: SmsService): Transport =>
  async ({ to, text }, { sender, id }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key ? { Authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({ to, text, sender, id }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The SMS service answered ${response.status}.`)
  }
