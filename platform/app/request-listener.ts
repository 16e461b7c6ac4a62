import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { AssetStore } from '../pages/asset-store.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { canonicalSearch } from '../page-cache/page-request.ts'
import { sendPage } from '../page-cache/send-page.ts'
import { readHead, rememberHead, type RequestHead, type TrustedProxies } from '../http/request-head.ts'

export interface RequestListenerParts {
  /** The tenant of a `Host` header, from memory. */
  tenantIdOf: (host: string) => number | null
  cache: PageCache
  assets: AssetStore | null
  proxies: TrustedProxies | null
  /** Handles requests that memory cannot answer. */
  app: RequestListener
  /** Called for each answer from memory; must be cheap. */
  onServed: (status: number) => void
}

const longestSearch = 2_048

/** Answers cached pages before Express: docs/architecture.md, The page cache. */
export function createRequestListener({
  tenantIdOf,
  cache,
  assets,
  proxies,
  app,
  onServed,
}: RequestListenerParts): RequestListener {
  const searches = new LRUCache<string, string>({ max: 2_000 })

  const canonical = (path: string, search: string) => {
    const target = path + search
    const known = searches.get(target)
    if (known !== undefined) return known
    const found = canonicalSearch(search, path)
    searches.set(target, found)
    return found
  }

  const keyOfTarget = (tenantId: number, target: string): string | null => {
    const mark = target.indexOf('?')
    if (mark < 0) return `${tenantId} ${target}`
    if (target.length - mark > longestSearch) return null
    const path = target.slice(0, mark)
    return `${tenantId} ${path}${canonical(path, target.slice(mark))}`
  }

  const answerFromMemory = (req: IncomingMessage, res: ServerResponse, head: RequestHead): boolean => {
    const target = req.url ?? ''
    const tenantId = tenantIdOf(head.host)
    if (tenantId === null) return false
    const asset = assets?.get(target)
    const key = asset ? null : keyOfTarget(tenantId, target)
    const served = asset
      ? ({ page: asset, serving: 'hit' } as const)
      : key === null
        ? null
        : cache.lookup(key, head.isSignedIn)
    if (!served) return false
    onServed(sendPage(res, { ...served, requestContext: head }))
    return true
  }

  return (req, res) => {
    const head = readHead(req, proxies)
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    try {
      if (isRead && answerFromMemory(req, res, head)) return
    } catch {
      // An uncaught error in a listener would end the process. The application hits the same bug, logs it and answers.
    }
    rememberHead(req, head)
    app(req, res)
  }
}
