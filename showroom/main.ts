import { existsSync, globSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listPictures } from '#seed/list-pictures.ts'
import { hotspotsFile } from '#seed/stock/find-hotspots.ts'
import { picturesFolder } from '#seed/subjects/pictures-folder.ts'
import type { Subject } from '#seed/subjects/subject.ts'
import { drawPictures } from './draw-pictures.ts'
import { makeHotspots } from './make-hotspots.ts'

/**
 * `npm run demo-pictures [-- --all]` draws the pictures that `seed/pictures` lacks, or all of them, deletes those that the demo does not
 * need, and writes the hotspots of the vehicles that turn.
 */
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
const say = (line: string) => process.stdout.write(`${line}\n`)
const pictures = listPictures()

for (const name of globSync('*/*', { cwd: picturesFolder }))
  if (!pictures.has(name.replaceAll('\\', '/'))) await rm(join(picturesFolder, name))

const jobs = [...pictures]
  .map(([name, drawing]) => ({ drawing, path: join(picturesFolder, name) }))
  .filter(({ path }) => values.all || !existsSync(path))
await drawPictures(jobs, {
  threads: availableParallelism(),
  onProgress: (done, total) => {
    if (done % 20 === 0 || done === total) say(`${done} of ${total}`)
  },
})

const turning = new Map<string, Subject>()
for (const drawing of pictures.values())
  if (drawing.kind === 'portrait' && drawing.portrait.kind === 'spin')
    turning.set(drawing.portrait.name, drawing.portrait.subject)
const hotspots = Object.fromEntries([...turning].map(([name, subject]) => [name, makeHotspots(subject)]))
await writeFile(hotspotsFile, `${JSON.stringify(hotspots)}\n`)
