import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { PayloadRequest } from 'payload'
import { listSitePages } from './list-site-pages.ts'

const timeoutMilliseconds = 20_000

/**
 * The status with which this deployment answers a page of a site; 0 without an answer, and null if the site has no such page. Asked at the
 * admin's own address with the site's host, so that a domain can be checked before it points here.
 */
export async function checkPage(
  req: PayloadRequest,
  { site, path }: { site: number; path: string },
): Promise<number | null> {
  const tenant = Number.isSafeInteger(site)
    ? await req.payload.findByID({ collection: 'tenants', id: site, depth: 0, req, disableErrors: true })
    : null
  const host = tenant?.hosts?.[0]?.host
  if (!host || !(await listSitePages(req, site)).some((page) => page.path === path)) return null
  const origin = new URL(req.payload.config.serverURL)
  const answer = await askFor({ origin, host, path })
  // A page for signed-in shoppers leads others to the page where they sign in.
  return answer.signIn === null ? answer.status : (await askFor({ origin, host, path: answer.signIn })).status
}

interface Answer {
  status: number
  /** Where a temporary redirect within the site leads. */
  signIn: string | null
}

function askFor({ origin, host, path }: { origin: URL; host: string; path: string }): Promise<Answer> {
  const request = origin.protocol === 'https:' ? requestSecure : requestPlain
  const port = origin.port ? Number(origin.port) : undefined
  return new Promise((resolve) => {
    const clientRequest = request(
      {
        hostname: origin.hostname,
        port,
        path,
        agent: false,
        headers: { host: port ? `${host}:${port}` : host, accept: 'text/html' },
        signal: AbortSignal.timeout(timeoutMilliseconds),
      },
      (response) => {
        response.resume()
        const { statusCode: status = 0, headers } = response
        resolve({ status, signIn: status === 302 && headers.location?.startsWith('/') ? headers.location : null })
      },
    )
    clientRequest.on('error', () => resolve({ status: 0, signIn: null }))
    clientRequest.end()
  })
}
