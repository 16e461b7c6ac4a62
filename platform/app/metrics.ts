import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { PageCache } from '../page-cache/page-cache.ts'

/** The part of the server that answered. Labels contain no tenant or client IP, so that the metrics reveal nothing about customers. */
export type Surface = 'page' | 'api' | 'image' | 'file' | 'admin' | 'other'

export interface Metrics {
  /** All metrics in Prometheus format, with the content type. */
  write: () => Promise<{ type: string; text: string }>
  observe: (seen: { surface: Surface; status: number; seconds: number }) => void
  /** Counts an answer from memory by a plain addition. */
  countServed: (status: number) => void
}

interface MetricsContext {
  /** Null in a process that serves no pages. */
  cache: PageCache | null
  /** Time of the last successful scheduled backup; null if none are scheduled. */
  findLastBackup: (() => Promise<Date | null>) | null
}

export function createMetrics({ cache, findLastBackup }: MetricsContext): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'forecourt_http_requests_total',
    help: 'Answers by part of the server and class of status.',
    labelNames: ['surface', 'status'] as const,
    registers: [registry],
    collect() {
      for (const [status, count] of fromMemory) {
        this.inc({ surface: 'memory', status }, count)
        fromMemory.set(status, 0)
      }
    },
  })
  const fromMemory = new Map<string, number>()
  const seconds = new Histogram({
    name: 'forecourt_http_request_seconds',
    help: 'Time to answer what memory could not.',
    labelNames: ['surface'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  if (cache) measureCache(registry, cache)
  if (findLastBackup) measureBackups(registry, findLastBackup)
  return {
    write: async () => ({ type: registry.contentType, text: await registry.metrics() }),
    observe: ({ surface, status, seconds: taken }) => {
      requests.inc({ surface, status: getClass(status) })
      seconds.observe({ surface }, taken)
    },
    countServed: (status) => {
      const name = getClass(status)
      fromMemory.set(name, (fromMemory.get(name) ?? 0) + 1)
    },
  }
}

const classes = ['0xx', '1xx', '2xx', '3xx', '4xx', '5xx']
const getClass = (status: number) => classes[Math.floor(status / 100)] ?? '0xx'

/** 0 before the first success, so that an alert on its age also fires then. During a database outage the value is kept. */
function measureBackups(registry: Registry, findLastBackup: () => Promise<Date | null>) {
  registry.registerMetric(
    new Gauge({
      name: 'forecourt_backup_last_success_timestamp_seconds',
      help: 'When the last scheduled backup succeeded; 0 for never.',
      registers: [],
      async collect() {
        const last = await findLastBackup().catch(() => undefined)
        if (last !== undefined) this.set((last?.getTime() ?? 0) / 1_000)
      },
    }),
  )
}

function measureCache(registry: Registry, cache: PageCache) {
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `forecourt_page_cache_${name}`,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('pages', 'Pages kept.', () => cache.load.pages)
  gauge('bytes', 'Bytes kept.', () => cache.load.bytes)
  gauge('tags', 'Tags that lead to pages.', () => cache.load.tags)
  gauge('renders_running', 'Renders under way.', () => cache.load.running)
  gauge('renders_waiting', 'Renders that wait for a place.', () => cache.load.waiting)
  const served = new Gauge({
    name: 'forecourt_page_cache_served',
    help: 'Pages served since the start, by how: kept, made, old, or refused for a crowd.',
    labelNames: ['serving'] as const,
    registers: [],
    collect() {
      for (const [serving, count] of Object.entries(cache.served)) this.set({ serving }, count)
    },
  })
  registry.registerMetric(served)
}
