import type { Request } from 'express'
import { garagePath } from '#schemas/page/garage-path.ts'
import { findGate } from '#schemas/page/gate.ts'
import { insidePath } from '#schemas/page/inside-path.ts'
import { signInStep } from '#schemas/page/sign-in-step.ts'
import { signInPage, signInPath } from '#schemas/page/sign-in.ts'
import type { Flags } from '#schemas/tenant/flags.ts'
import type { Caller } from '../context/caller.ts'
import type { Content, TenantRef } from '../content/content.ts'
import { referrerPath } from '../http/referrer-path.ts'

interface GateQuery {
  tenant: TenantRef
  /** In canonical spelling. */
  path: string
  search: string
}

export interface Gatekeeper {
  content: Content
  visitOf: (req: Request, tenant: TenantRef) => Promise<Caller>
}

/** The redirect that replaces a page: to the personal area's own address, to sign-in, or away from it for signed-in shoppers. Null if the page may be shown. */
export async function sentElsewhere(
  { content, visitOf }: Gatekeeper,
  req: Request,
  { tenant, path, search }: GateQuery,
): Promise<string | null> {
  if (path === signInPage) return pastSignIn(await visitOf(req, tenant), search)
  const { site } = await content.loadSite(tenant)
  const own = path === garagePath ? site.config.garagePath : path
  if (own !== path && (await (await content.getRouter(tenant)).findTarget(own)) === 'page') return own + search
  const type = findGate(path, site.flags)
  if (type === null || (await visitOf(req, tenant)).shopper) return null
  return signInPath({ type, redirect: path + search, back: openPageBefore(req, site.flags) })
}

/** Redirects signed-in shoppers, unless required details are missing: saving vehicles needs a telephone number. vehicles §6 */
function pastSignIn({ shopper }: Caller, search: string): string | null {
  const { asks } = signInStep(search)
  if (!shopper || (asks !== 'either' && shopper[asks] === null)) return null
  return insidePath(new URLSearchParams(search).get('redirect'), '/')
}

/** The referring page, unless it would lead to sign-in again. */
function openPageBefore(req: Request, flags: Flags): string {
  const before = referrerPath(req)
  const { pathname } = new URL(before, 'http://site.invalid')
  return pathname === signInPage || findGate(pathname, flags) !== null ? '/' : before
}
