import { createHmac, randomInt } from 'node:crypto'

/** Excludes characters that are easily confused. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 10
const count = 10

/** Ten codes of about 50 bits each, as in `k3m9x-p7wqa`. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => {
    const text = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
    return `${text.slice(0, 5)}-${text.slice(5)}`
  })

export const isRecoveryCode = (typed: string): boolean => normalise(typed).length === length

export const hashRecoveryCode = (secret: string, code: string): string =>
  createHmac('sha256', secret)
    .update(`recovery code ${normalise(code)}`)
    .digest('base64url')

const normalise = (typed: string) => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
