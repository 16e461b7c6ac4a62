import type { CollectionBeforeChangeHook } from 'payload'
import { seal } from '../../secrets/seal.ts'

/**
 * Seals a newly typed password. Otherwise the stored one stays, and an empty user name removes it. A changed address or format resets the
 * file's fingerprint, so that the next check imports it.
 */
export const sealPassword: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { password, ...rest } = data
  const typed = typeof password === 'string' && password !== ''
  const asksNone = rest.login_user !== undefined && !rest.login_user
  const isOtherServer =
    findOrigin(rest.url) !== findOrigin(originalDoc?.url) && rest.url !== undefined && Boolean(originalDoc)
  const secret =
    asksNone || (isOtherServer && !typed)
      ? { password_sealed: null, has_password: false }
      : typed
        ? { password_sealed: seal(req.payload.secret, password), has_password: true }
        : {}
  const isOther = ['url', 'source', 'format', 'mapping'].some(
    (name) => rest[name] !== undefined && JSON.stringify(rest[name]) !== JSON.stringify(originalDoc?.[name]),
  )
  return { ...rest, ...secret, ...(isOther ? { etag: null, last_modified: null } : {}) }
}

/** A password for one server is never sent to another. */
function findOrigin(url: unknown): string | null {
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : null
}
