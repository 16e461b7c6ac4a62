import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Server } from 'node:http'
import type { Payload } from 'payload'
import type { DatabaseHealth } from '#cms/database/database-health.ts'
import type { Pool } from 'pg'
import { onEventLoop } from '../limits/fair-queue.ts'
import { createViewCounter } from '../limits/view-counter.ts'
import { createRequestLimits } from '../limits/request-limits.ts'
import { createContent } from '../content/create-content.ts'
import type { Content } from '../content/content.ts'
import type { Env } from '../env.ts'
import { drawingThread } from '../documents/drawing-thread.ts'
import { documentCache } from '../documents/document-cache.ts'
import { vehicleDrawings } from '../documents/vehicle-drawings.ts'
import { fanOut } from '../events/fan-out.ts'
import { listenOutbox, type OutboxListener } from '../events/listen-outbox.ts'
import { createPartners } from '../integrations/partners.ts'
import type { Search } from '../search/search-port.ts'
import { type AssetStore, loadAssets } from '../pages/asset-store.ts'
import { ImageCache } from '../images/image-cache.ts'
import { ownFiles } from '../images/own-files.ts'
import { imageResizer } from '../images/resize-image.ts'
import type { Logger } from '../base/log.ts'
import type { ShutdownStack } from '../base/shutdown.ts'
import { PageCache, type ProducedPage } from '../page-cache/page-cache.ts'
import { galleryRoutes } from '../pages/gallery-routes.ts'
import { notFoundPath } from '../content/route-table.ts'
import { producePage, type PageProducer } from '../pages/produce-page.ts'
import { createApi } from '../api/create-api.ts'
import { builtRenderer, developmentRenderer } from '../pages/renderer.ts'
import { isSiteFile, produceSiteFile } from '../pages/site-files.ts'
import type { SiteRoutes } from './site-routes.ts'

export interface WebParts {
  env: Env
  isDev: boolean
  root: string
  server: Server
  payload: Payload
  pool: Pool
  search: Search
  log: Logger
  health: DatabaseHealth
  shutdown: ShutdownStack
}

export interface Web {
  content: Content
  cache: PageCache
  assets: AssetStore | null
  sites: SiteRoutes
  listener: OutboxListener
}

const megabyte = 1_048_576
/** Seconds that a page stays fresh without an event, because pages show times of day. */
const freshFor = 300

/** The public side of a process: content, renderer, page cache, images, and the listener for changes. */
export async function startWeb({
  env,
  isDev,
  root,
  server,
  payload,
  pool,
  search,
  log,
  health,
  shutdown,
}: WebParts): Promise<Web> {
  const content = await createContent({ payload, adminUrl: env.FORECOURT_ADMIN_URL, secret: env.FORECOURT_SECRET })
  const renderer = isDev ? await developmentRenderer({ root, server }) : await builtRenderer(root)
  shutdown.defer('renderer', renderer.close)
  const warn = (message: string, error: unknown) => log.warn({ err: error }, message)
  const views = createViewCounter(pool, { warn })
  shutdown.defer('view counter', views.stop)
  const producer: PageProducer = {
    render: renderer.render,
    createApi,
    content,
    search,
    partners: createPartners(env, warn),
    views,
    limits: createRequestLimits({ pool, secret: env.FORECOURT_SECRET, factor: env.FORECOURT_LIMIT_FACTOR }),
    payload,
    pool,
    now: () => new Date(),
    log,
    freshFor: isDev ? 0 : freshFor,
  }
  const produce = async (request: Parameters<typeof producePage>[1]): Promise<ProducedPage> => {
    const file = isSiteFile(request.path) ? await produceSiteFile(producer, request) : null
    return file ?? producePage(producer, isSiteFile(request.path) ? { ...request, path: notFoundPath } : request)
  }
  const cache = new PageCache({
    produce,
    now: Date.now,
    bytes: 192 * megabyte,
    bytesOfVariants: 64 * megabyte,
    renders: { ...onEventLoop, waitingAtMost: 200 },
    staleFor: 600,
    timeoutMs: 2_000,
    renderAtMost: 15_000,
  })
  const warnOfDisk = log.warn.bind(log)
  const images = await ImageCache.open(join(env.FORECOURT_DATA_DIR, 'image-cache'), 512 * megabyte, warnOfDisk)
  const drawn = await ImageCache.open(join(env.FORECOURT_DATA_DIR, 'drawing-cache'), 256 * megabyte, warnOfDisk)
  const drawing = drawingThread()
  shutdown.defer('drawing thread', drawing.stop)
  const findOwnFile = ownFiles({ dataDir: env.FORECOURT_DATA_DIR, content })
  const forget = fanOut({ content, cache, log })
  const cutOff = { fromEvents: false }
  const markStaleWhileCutOff = () => cache.setCutOff(cutOff.fromEvents || health.isAway)
  const setCutOff = (isCutOff: boolean) => {
    cutOff.fromEvents = isCutOff
    markStaleWhileCutOff()
  }
  const listener = listenOutbox({
    connectionString: env.DATABASE_URL,
    pool,
    log,
    onEvents: forget,
    onIndexed: (tenantId) => {
      cache.dropTags(tenantId, ['stock'])
      search.warm(tenantId).catch((error: unknown) => log.warn({ err: error }, 'search index warm-up failed'))
    },
    onCutOff: () => setCutOff(true),
    onReconnected: () => {
      setCutOff(false)
      cache.markAllStale()
      content.forgetAll().catch((error: unknown) => log.error({ err: error }, 'cache invalidation failed'))
    },
  })
  shutdown.defer('outbox listener of the web', listener.stop)
  shutdown.defer('page cache', () => cache.drained())
  shutdown.defer('database watch of the page cache', health.onChange(markStaleWhileCutOff))
  return {
    content,
    cache,
    assets: isDev ? null : await loadAssets(join(root, 'dist/renderer/client/assets'), '/assets/'),
    listener,
    sites: {
      renderer: { ...producer, renderCanvas: renderer.renderCanvas },
      cache,
      findOwnFile,
      // A core stays free for the event loop.
      resize: imageResizer(images, { atOnce: Math.max(1, availableParallelism() - 1) }),
      drawings: vehicleDrawings({
        content,
        findOwnFile,
        keep: documentCache(drawn),
        draw: drawing.draw,
        now: producer.now,
      }),
      adminUrl: env.FORECOURT_ADMIN_URL,
      modules: renderer.middleware,
      gallery: env.NODE_ENV === 'production' ? null : galleryRoutes(renderer, log),
    },
  }
}
