import { Worker } from 'node:worker_threads'
import type { Drawing } from '#seed/tenants/library-pictures.ts'

export interface PictureJob {
  drawing: Drawing
  path: string
}

interface Options {
  threads: number
  onProgress: (done: number, total: number) => void
}

/** Draws pictures on several threads, each subject on one. */
export async function drawPictures(jobs: readonly PictureJob[], { threads, onProgress }: Options): Promise<void> {
  const batches = bySubject(jobs)
  let done = 0
  const thread = () =>
    new Promise<void>((resolve, reject) => {
      const first = batches.pop()
      if (!first) return resolve()
      const worker = new Worker(new URL('./picture-worker.ts', import.meta.url))
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
function bySubject(jobs: readonly PictureJob[]): PictureJob[][] {
  const batches = Map.groupBy(jobs, ({ drawing }) =>
    drawing.kind === 'portrait' ? drawing.portrait.name : drawing.kind,
  )
  return [...batches.values()]
    .map((batch) => batch.toSorted((a, b) => (getOrder(a) < getOrder(b) ? -1 : 1)))
    .toSorted((a, b) => getWork(a) - getWork(b))
}

function getOrder({ drawing }: PictureJob): string {
  if (drawing.kind !== 'portrait') return drawing.kind
  const p = drawing.portrait
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
const weights = { walkaround: 50, panorama: 60, spin: 1, inside: 1, outside: 1 } as const

const getWork = (batch: readonly PictureJob[]): number =>
  batch.reduce((sum, { drawing }) => sum + (drawing.kind === 'portrait' ? weights[drawing.portrait.kind] : 1), 0)
