import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts a password for another server: `v1.<nonce, text and tag in base64url>`, by AES-256-GCM. */
export function seal(secret: string, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', getKey(secret), nonce)
  const body = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${mark}${body.toString('base64url')}`
}

/** Null if the text was sealed with another secret or modified. */
export function unseal(secret: string, sealed: string): string | null {
  if (!sealed.startsWith(mark)) return null
  const body = Buffer.from(sealed.slice(mark.length), 'base64url')
  if (body.length < nonceBytes + tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', getKey(secret), body.subarray(0, nonceBytes))
  decipher.setAuthTag(body.subarray(-tagBytes))
  try {
    return decipher.update(body.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

const mark = 'v1.'
const nonceBytes = 12
const tagBytes = 16

const getKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'forecourt feed passwords', 32))
