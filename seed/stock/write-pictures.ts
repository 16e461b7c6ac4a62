import { access, link, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { portraitFile, type Portrait } from '#showroom/portrait.ts'

export interface PictureJob {
  portrait: Portrait
  path: string
}

export interface PictureOrder {
  /** The folder of all tenants' stock pictures: `<data dir>/stock`. */
  folder: string
  /** Portraits per tenant; may contain duplicates. */
  wanted: ReadonlyMap<string, Iterable<Portrait>>
  /** Pixels; the height is two thirds of it. */
  width?: number
  threads?: number
  onProgress?: (done: number, total: number) => void
}

/**
 * Draws each distinct portrait once into `<folder>/<tenant slug>/<file>`; other tenants get a hard link. Existing files stay, so an
 * interrupted run continues.
 */
export async function writePictures({
  folder,
  wanted,
  width = 960,
  threads = 2,
  onProgress = () => undefined,
}: PictureOrder): Promise<{ drawn: number; linked: number; kept: number }> {
  const places = new Map<string, { portrait: Portrait; paths: string[] }>()
  for (const [tenant, portraits] of wanted) {
    await mkdir(join(folder, tenant), { recursive: true })
    for (const portrait of portraits) {
      const file = portraitFile(portrait)
      const path = join(folder, tenant, file)
      const place = places.get(file) ?? { portrait, paths: [] }
      if (!place.paths.includes(path)) place.paths.push(path)
      places.set(file, place)
    }
  }
  const jobs: PictureJob[] = []
  const links: Array<readonly [from: string, to: string]> = []
  let kept = 0
  for (const { portrait, paths } of places.values()) {
    const there = await Promise.all(paths.map(exists))
    const source = paths.find((_, i) => there[i]) ?? paths[0] ?? ''
    if (there.includes(true)) kept++
    else jobs.push({ portrait, path: source })
    paths.forEach((path, i) => {
      if (path !== source && !there[i]) links.push([source, path])
    })
  }
  await drawAll(jobs, { width, threads, onProgress })
  for (const [from, to] of links) await link(from, to)
  return { drawn: jobs.length, linked: links.length, kept }
}

async function drawAll(
  jobs: PictureJob[],
  { width, threads, onProgress }: Required<Pick<PictureOrder, 'width' | 'threads' | 'onProgress'>>,
): Promise<void> {
  const batches = bySubject(jobs)
  let done = 0
  onProgress(0, jobs.length)
  const thread = () =>
    new Promise<void>((resolve, reject) => {
      const first = batches.pop()
      if (!first) return resolve()
      const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { workerData: { width } })
      worker.on('error', reject)
      worker.on('exit', () => resolve())
      worker.on('message', (message: 'picture' | 'ready') => {
        if (message === 'picture') {
          onProgress(++done, jobs.length)
          return
        }
        const next = batches.pop()
        if (next) worker.postMessage(next, [])
        else void worker.terminate()
      })
      worker.postMessage(first, [])
      return undefined
    })
  await Promise.all(Array.from({ length: threads }, thread))
}

/** One batch per subject, in the studio's fastest order; large batches last, since they are taken from the end. */
function bySubject(jobs: PictureJob[]): PictureJob[][] {
  const batches = Map.groupBy(jobs, ({ portrait }) => portrait.name)
  return [...batches.values()]
    .map((batch) => batch.toSorted((a, b) => (getOrder(a) < getOrder(b) ? -1 : 1)))
    .toSorted((a, b) => getWork(a) - getWork(b))
}

function getOrder({ portrait: p }: PictureJob): string {
  switch (p.kind) {
    case 'inside':
      return p.view
    case 'panorama':
      return `panorama ${p.view} ${p.trim}`
    case 'spin':
      return `spin ${p.paint} ${String(p.frame).padStart(2, '0')}`
    case 'walkaround':
      return `walk ${p.paint}`
    case 'outside':
      return `${p.angle} ${p.place} ${p.paint}`
  }
}

/** Estimated work, in exterior pictures. */
const getWork = (batch: readonly PictureJob[]): number =>
  batch.reduce((sum, { portrait: { kind } }) => sum + (kind === 'walkaround' ? 50 : kind === 'panorama' ? 60 : 1), 0)

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
