import { Secret, TOTP } from 'otpauth'

const period = 30

const totpOf = (secret: string, email: string) =>
  new TOTP({
    issuer: 'Forecourt',
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  })

/** 160 bits in base32, as authenticator apps take them. */
export const makeTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What the QR code says. */
export const describeTotp = (secret: string, email: string): string => totpOf(secret, email).toString()

/** The period that a code belongs to, the current one or a neighbour (clocks differ); null for a wrong code. */
export function findTotpPeriod(secret: string, { code, now }: { code: string; now: Date }): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta
}
