import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { drawPicture } from './draw-picture.ts'
import type { PictureJob } from './draw-pictures.ts'
import { openStudio } from './studio.ts'

const port = parentPort
if (!port) throw new Error('picture-worker.ts runs as a worker thread of draw-pictures.ts.')
sharp.concurrency(1)
const studio = openStudio()

port.on('message', (jobs: PictureJob[]) => {
  void work(jobs).catch((error: unknown) => {
    throw error
  })
})

async function work(jobs: PictureJob[]): Promise<void> {
  for (const { drawing, path } of jobs) {
    const picture = await drawPicture(drawing, studio)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(`${path}.part`, picture)
    await rename(`${path}.part`, path)
    port?.postMessage('picture')
  }
  port?.postMessage('ready')
}
