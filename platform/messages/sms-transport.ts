import type { Carry } from './transport.ts'

interface SmsService {
  url: string
  key: string | undefined
}

const patience = 15_000

/** SMS by HTTP: `POST {to, text, sender, id}` as JSON; whatever is no 2xx was not taken. `id` stays the same when it is sent again. */
export const smsCarrier =
  ({ url, key }: SmsService): Carry =>
  async ({ to, text }, { sender, id }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key ? { Authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({ to, text, sender, id }),
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The SMS service answered ${response.status}.`)
  }
