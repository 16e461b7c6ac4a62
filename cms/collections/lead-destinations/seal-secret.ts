import type { CollectionBeforeChangeHook } from 'payload'
import { readText } from '../../fields/read-text.ts'
import { refusal } from '../../refusal.ts'
import { seal } from '../../secrets/seal.ts'

const shortest = 16

/**
 * A secret that was typed is stored sealed; none that was typed leaves the one there is, unless leads now go to another server: what was agreed
 * with one is not sent to another.
 */
export const sealSecret: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  const { secret, ...rest } = data
  const typed = readText(secret).trim()
  if (typed !== '' && typed.length < shortest)
    throw refusal(collection.slug, [
      { path: 'secret', message: `Enter a secret with at least ${shortest} characters.` },
    ])
  if (typed !== '') return { ...rest, secret_sealed: seal(req.payload.secret, typed), has_secret: true }
  const isOtherServer = rest.url !== undefined && originalDoc && originOf(rest.url) !== originOf(originalDoc.url)
  return isOtherServer ? { ...rest, secret_sealed: null, has_secret: false } : rest
}

function originOf(url: unknown): string | null {
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : null
}
