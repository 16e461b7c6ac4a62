import type { CollectionBeforeChangeHook } from 'payload'
import { readText } from '../../fields/read-text.ts'
import { refusal } from '../../refusal.ts'
import { seal } from '../../secrets/seal.ts'
import * as texts from './texts.ts'

const shortest = 16

/**
 * Seals a newly typed secret. Otherwise the stored one stays, unless the destination's server changes: a secret must not reach another
 * server.
 */
export const sealSecret: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  const { secret, ...rest } = data
  const typed = readText(secret).trim()
  if (typed !== '' && typed.length < shortest)
    throw refusal(collection.slug, [
      { path: 'secret', message: texts.enterSecretWithAtLeastShortestCharacters({ shortest }) },
    ])
  if (typed !== '') return { ...rest, secret_sealed: seal(req.payload.secret, typed), has_secret: true }
  const isOtherServer = rest.url !== undefined && originalDoc && findOrigin(rest.url) !== findOrigin(originalDoc.url)
  return isOtherServer ? { ...rest, secret_sealed: null, has_secret: false } : rest
}

function findOrigin(url: unknown): string | null {
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : null
}
