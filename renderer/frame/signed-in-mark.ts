import type { Site } from '#schemas/tenant/site.ts'
import type { InlineElement } from '../document/inline-element.ts'
import { sourceHash } from '../document/source-hash.ts'

/**
 * Marks the document for anyone who is signed in, by the cookie beside the session (`blocks/_ui/saved-vehicles/has-session.ts`): a page is the same for everybody, and
 * its header says "Sign in" or "My garage" by this mark alone. It stands before the header, so that nothing changes once it is seen; a page that the
 * browser had kept is marked again.
 */
const source = `{const f=()=>document.documentElement.toggleAttribute("data-signed-in",/(^|; )(__Host-)?signed-in=1/.test(document.cookie));f();addEventListener("pageshow",f)}`

const element: InlineElement = { html: `<script>${source}</script>`, hash: sourceHash(source) }

/** Null where shoppers have nothing to sign in for from the header. */
export const signedInMark = ({ flags }: Site): InlineElement | null => (flags.watchlist ? element : null)
