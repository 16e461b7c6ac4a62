import { rename, writeFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { z } from 'zod'
import { openStudio } from '#showroom/studio.ts'
import type { PictureJob } from './write-pictures.ts'

const port = parentPort
if (!port) throw new Error('picture-worker.ts runs as a worker thread of write-pictures.ts.')
sharp.concurrency(1)
const { width } = z.object({ width: z.int() }).parse(workerData)
const studio = openStudio({ width, height: Math.round((width * 2) / 3) })

port.on('message', (jobs: PictureJob[]) => {
  void work(jobs).catch((error: unknown) => {
    throw error
  })
})

async function work(jobs: PictureJob[]): Promise<void> {
  for (const { portrait, path } of jobs) {
    const picture = await studio.take(portrait)
    await writeFile(`${path}.part`, picture)
    await rename(`${path}.part`, path)
    port?.postMessage('picture')
  }
  port?.postMessage('ready')
}
