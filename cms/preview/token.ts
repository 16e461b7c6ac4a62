import { jwtVerify, SignJWT } from 'jose'
import { JWTExpired } from 'jose/errors'
import { z } from 'zod'

export const previewCollections = ['pages', 'sections', 'menus'] as const

/** Claims of a preview link: a draft of a collection on a tenant's site, for one person. */
const previewClaims = z.object({
  /** The site that shows the draft. The draft belongs to it or to its template. */
  tenant: z.int(),
  collection: z.enum(previewCollections),
  id: z.int(),
  /** The member of staff whom the link was made for; missing for one that the platform made itself. */
  user: z.int().optional(),
})
export type PreviewClaims = z.infer<typeof previewClaims>

export type PreviewVerdict = { kind: 'valid'; claims: PreviewClaims } | { kind: 'expired' } | { kind: 'invalid' }

const audience = 'forecourt-preview'
const halfHour = 30 * 60

/**
 * Signs a preview link, valid for 30 to 60 minutes. Within a half hour the same draft gets the same token for the same person, so that the preview beside the
 * form does not reload on every save.
 */
export function signPreview(claims: PreviewClaims, { secret, now }: { secret: string; now: Date }): Promise<string> {
  const issued = Math.floor(now.getTime() / 1_000 / halfHour) * halfHour
  const { tenant, collection, id, user } = claims
  return new SignJWT({ tenant, collection, id, user })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + 2 * halfHour)
    .sign(new TextEncoder().encode(secret))
}

/** Verifies a token, and distinguishes an expired token from an invalid one. */
export async function verifyPreview(
  token: string,
  { secret, now }: { secret: string; now: Date },
): Promise<PreviewVerdict> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      audience,
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['exp'],
    })
    const claims = previewClaims.safeParse(payload)
    return claims.success ? { kind: 'valid', claims: claims.data } : { kind: 'invalid' }
  } catch (error) {
    return { kind: error instanceof JWTExpired ? 'expired' : 'invalid' }
  }
}
