import type { Request } from 'express'
import { gateOf } from '#schemas/page/gate.ts'
import { insidePath } from '#schemas/page/inside-path.ts'
import { signInPage, signInPath } from '#schemas/page/sign-in.ts'
import type { Visit } from '../../api/visit.ts'
import type { Content, TenantRef } from '../../content/content.ts'
import { headOf } from '../request-head.ts'

interface Asked {
  tenant: TenantRef
  /** In its one spelling. */
  path: string
  search: string
}

export interface Gatekeeper {
  content: Content
  visitOf: (req: Request, tenant: TenantRef) => Promise<Visit>
}

/** Where somebody is sent instead of the page: to sign in first, or on where they are signed in already. Null where the page is for them. */
export async function sentElsewhere(
  { content, visitOf }: Gatekeeper,
  req: Request,
  { tenant, path, search }: Asked,
): Promise<string | null> {
  if (path === signInPage) return pastSignIn(await visitOf(req, tenant), search)
  const { site } = await content.loadSite(tenant)
  const type = gateOf(path, site.flags)
  if (type === null || (await visitOf(req, tenant)).shopper) return null
  return signInPath({ type, redirect: path + search, back: pageBefore(req) })
}

/** Whoever is signed in has nothing to do here, but for saving vehicles, which needs a telephone number. spec/vehicles.md §6 */
function pastSignIn({ shopper }: Visit, search: string): string | null {
  const asked = new URLSearchParams(search)
  if (!shopper || (asked.get('type') === 'watchlist' && shopper.phone === null)) return null
  return insidePath(asked.get('redirect'), '/')
}

/** The page that the browser comes from, where it is one of this site. */
function pageBefore(req: Request): string {
  const { referer = '' } = req.headers
  if (!URL.canParse(referer)) return '/'
  const { host, pathname, search } = new URL(referer)
  return host === headOf(req).host.toLowerCase() ? insidePath(pathname + search, '/') : '/'
}
