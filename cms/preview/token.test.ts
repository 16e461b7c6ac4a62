import { describe, expect, test } from 'vitest'
import { SignJWT } from 'jose'
import { type PreviewClaims, signPreview, verifyPreview } from './token.ts'

const secret = 'a-secret-of-more-than-thirty-two-characters'
const noon = new Date('2026-03-04T12:10:00Z')
const claims: PreviewClaims = { tenant: 3, collection: 'pages', id: 12, user: 5 }
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

describe('a preview link', () => {
  test('shows the draft that it was made for', async () => {
    const token = await signPreview(claims, { secret, now: noon })
    expect(await verifyPreview(token, { secret, now: later(10) })).toEqual({ kind: 'valid', claims })
  })

  test('is over after an hour at most', async () => {
    const token = await signPreview(claims, { secret, now: noon })
    expect(await verifyPreview(token, { secret, now: later(60) })).toEqual({ kind: 'expired' })
  })

  test('lasts half an hour at least', async () => {
    const token = await signPreview(claims, { secret, now: new Date('2026-03-04T12:29:59Z') })
    expect((await verifyPreview(token, { secret, now: new Date('2026-03-04T12:59:58Z') })).kind).toBe('valid')
  })

  test('stays the same while a draft is saved again and again', async () => {
    const [one, other] = await Promise.all([noon, later(5)].map((now) => signPreview(claims, { secret, now })))
    expect(one).toBe(other)
  })

  test('signed with another secret is invalid', async () => {
    const token = await signPreview(claims, { secret: `${secret}!`, now: noon })
    expect(await verifyPreview(token, { secret, now: noon })).toEqual({ kind: 'invalid' })
  })

  test('cannot be made of a token that was signed for something else', async () => {
    const token = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('session')
      .setExpirationTime(later(30))
      .sign(new TextEncoder().encode(secret))
    expect(await verifyPreview(token, { secret, now: noon })).toEqual({ kind: 'invalid' })
  })

  test('without an end is invalid', async () => {
    const token = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('forecourt-preview')
      .sign(new TextEncoder().encode(secret))
    expect(await verifyPreview(token, { secret, now: noon })).toEqual({ kind: 'invalid' })
  })

  test('that is mere words is invalid', async () => {
    expect(await verifyPreview('hello', { secret, now: noon })).toEqual({ kind: 'invalid' })
  })
})
