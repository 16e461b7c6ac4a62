import { Secret, TOTP } from 'otpauth'

const period = 30

const getTotp = (secret: string, email: string) =>
  new TOTP({
    issuer: 'Forecourt',
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  })

/** 160 bits in base32, as authenticator apps expect. */
export const makeTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The URI of the QR code. */
export const describeTotp = (secret: string, email: string): string => getTotp(secret, email).toString()

/** The period of a valid code, the current one or a neighbour to tolerate clock drift; null for a wrong code. */
export function findTotpPeriod(secret: string, { code, now }: { code: string; now: Date }): number | null {
  const delta = getTotp(secret, '').validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta
}
