import type { Request } from 'express'
import { gateOf } from '#schemas/page/gate.ts'
import { insidePath } from '#schemas/page/inside-path.ts'
import { signInStep } from '#schemas/page/sign-in-step.ts'
import { signInPage, signInPath } from '#schemas/page/sign-in.ts'
import type { Flags } from '#schemas/tenant/flags.ts'
import type { Caller } from '../context/caller.ts'
import type { Content, TenantRef } from '../content/content.ts'
import { referrerPath } from '../http/referrer-path.ts'

interface Asked {
  tenant: TenantRef
  /** In its one spelling. */
  path: string
  search: string
}

export interface Gatekeeper {
  content: Content
  visitOf: (req: Request, tenant: TenantRef) => Promise<Caller>
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
  return signInPath({ type, redirect: path + search, back: openPageBefore(req, site.flags) })
}

/** Anyone who is signed in has nothing to do here, unless they still lack what is asked for: saving vehicles needs a telephone number. vehicles §6 */
function pastSignIn({ shopper }: Caller, search: string): string | null {
  const { asks } = signInStep(search)
  if (!shopper || (asks !== 'either' && shopper[asks] === null)) return null
  return insidePath(new URLSearchParams(search).get('redirect'), '/')
}

/** The page that the browser comes from, where it leads nobody to sign-in again. */
function openPageBefore(req: Request, flags: Flags): string {
  const before = referrerPath(req)
  const { pathname } = new URL(before, 'http://site.invalid')
  return pathname === signInPage || gateOf(pathname, flags) !== null ? '/' : before
}
