import encodeQr from 'qr'
import { z } from 'zod'
import { seal, unseal } from '../secrets/seal.ts'
import { describeTotp, findTotpPeriod, makeTotpSecret } from './totp.ts'

/** A pending secret of an enrolment: sealed, and kept by the browser until a code confirms it. */
export interface Enrolment {
  /** Sent back with the first code. */
  sealed: string
  /** The secret as text for manual entry. */
  key: string
  /** An SVG document. */
  qr: string
}

const content = z.object({ userId: z.number(), totpSecret: z.string(), expires: z.number() })

const minutes = 15

interface EnrolmentContext {
  userId: number
  secret: string
  now: Date
}

export function startEnrolment({ userId, email, secret, now }: EnrolmentContext & { email: string }): Enrolment {
  const totpSecret = makeTotpSecret()
  const expires = now.getTime() + minutes * 60_000
  return {
    sealed: seal(secret, JSON.stringify({ userId, totpSecret, expires })),
    key: (totpSecret.match(/.{1,4}/g) ?? []).join(' '),
    qr: encodeQr(describeTotp(totpSecret, email), 'svg', { ecc: 'medium', border: 2 }),
  }
}

/** The secret and the period of its first code. Null for a wrong code, or an enrolment that expired or belongs to another user. */
export function confirmEnrolment({
  userId,
  secret,
  now,
  sealed,
  code,
}: EnrolmentContext & { sealed: string; code: string }): { totpSecret: string; period: number } | null {
  const text = unseal(secret, sealed)
  if (text === null) return null
  const { totpSecret, ...held } = content.parse(JSON.parse(text))
  if (held.userId !== userId || held.expires < now.getTime()) return null
  const period = findTotpPeriod(totpSecret, { code: code.replaceAll(/\s/g, ''), now })
  return period === null ? null : { totpSecret, period }
}
