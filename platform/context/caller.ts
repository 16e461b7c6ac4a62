import type { Shopper } from '#schemas/shopper/shopper.ts'

/** The client of a call. */
export interface Caller {
  /** The client IP, resolved past trusted proxies; empty for the platform itself. */
  address: string
  /** Null without a session on this site. */
  shopper: Shopper | null
  /** The session of this browser; null if not signed in. */
  session: number | null
  /** The browser's token for sign-in codes, created and stored with the first request; see `sessions/browser-cookie.ts`. */
  browser: () => string
  /** Sets the session cookie, or clears it if the token is null. */
  remember: (token: string | null) => void
}

/** The caller of a shared page, which must never contain personal data. */
export const anonymousCaller: Caller = {
  address: '',
  shopper: null,
  session: null,
  browser: () => '',
  remember: () => undefined,
}
