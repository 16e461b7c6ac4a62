import type { CollectionBeforeChangeHook } from 'payload'
import { seal } from '../../secrets/seal.ts'

/**
 * A password that was typed is stored sealed; none that was typed leaves the one there is, and an empty user name takes it away. What was seen
 * of the file at another address, or read in another way, is forgotten, so that the next look imports it.
 */
export const sealPassword: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { password, ...rest } = data
  const typed = typeof password === 'string' && password !== ''
  const asksNone = rest.login_user !== undefined && !rest.login_user
  const isOtherServer =
    originOf(rest.url) !== originOf(originalDoc?.url) && rest.url !== undefined && Boolean(originalDoc)
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

/** A password that was given for one server is not sent to another. */
function originOf(url: unknown): string | null {
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : null
}
