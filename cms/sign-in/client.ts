import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { generateCookie, parseCookies } from 'payload/shared'
import { clientAddressHeader } from '#schemas/api/client-address.ts'

const unknownAddress = 'unknown'

/** The client IP that the platform resolved past its proxies; null if unknown or without a browser request. */
export function readClientAddress(req: Pick<PayloadRequest, 'headers'>): string | null {
  const address = req.headers.get(clientAddressHeader)
  return address === null || address === '' || address === unknownAddress ? null : address
}

interface Device {
  secret: string
  email: string
  /** Of the stored password: Payload makes a new one for each, so that cookies end with a changed password. */
  salt: string
  /** Whether the admin is served over https. */
  isSecure: boolean
}

export async function findDevice(
  payload: Payload,
  { email, adminUrl }: { email: string; adminUrl: string },
): Promise<Device> {
  const { rows } = await payload.db.pool.query<{ salt: string | null }>('select salt from users where email = $1', [
    email,
  ])
  return { secret: payload.secret, email, salt: rows[0]?.salt ?? '', isSecure: adminUrl.startsWith('https:') }
}

const yearInSeconds = 365 * 24 * 60 * 60

/**
 * A cookie that recognises a browser that signed in to the account before. It grants no access, but exempts the browser from delays caused
 * by attackers elsewhere.
 */
export function makeDeviceCookie(device: Device): string {
  const id = randomBytes(16).toString('base64url')
  return generateCookie<string>({
    returnCookieAsObject: false,
    name: nameCookie(device),
    value: `${id}.${sign(device, id)}`,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: device.isSecure,
    maxAge: yearInSeconds,
  })
}

/** The browser's id, if it has a valid cookie for this account. */
export function readKnownDevice(headers: Headers, device: Device): string | null {
  const [id = '', signature = ''] = (parseCookies(headers).get(nameCookie(device)) ?? '').split('.')
  const given = Buffer.from(signature)
  const expected = Buffer.from(sign(device, id))
  return id !== '' && given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

/** One cookie per account, because several people may share a computer. */
const nameCookie = ({ secret, email, isSecure }: Device): string =>
  `${isSecure ? '__Host-' : ''}forecourt-device-${hash(secret, `device name ${email}`).slice(0, 12)}`

const sign = ({ secret, email, salt }: Device, id: string): string => hash(secret, `device ${email} ${salt} ${id}`)

const hash = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url')
