import type { Shopper } from '#schemas/shopper/shopper.ts'

/** Who asks. */
export interface Caller {
  /** The address that it comes from, as far as proxies are trusted; empty where a page of ours asks for itself. */
  address: string
  /** Null for anyone who is not signed in to this site. */
  shopper: Shopper | null
  /** The session of this browser; null where nobody is signed in. */
  session: number | null
  /** The token by which this browser asks for codes, made and kept by it with the first; see `sessions/browser-cookie.ts`. */
  browser: () => string
  /** Has the browser keep the token of a session, or forget it where that is null. */
  remember: (token: string | null) => void
}

/** A page that is rendered for everybody: nothing personal is ever in it. */
export const anonymousCaller: Caller = {
  address: '',
  shopper: null,
  session: null,
  browser: () => '',
  remember: () => undefined,
}
