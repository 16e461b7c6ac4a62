import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Finding, median } from './finding.ts'
import { preparePages } from './prepare-pages.ts'
import type { renderedPages } from './rendered-pages.ts'

const rounds = 5

/** Processor time of rendering the search page with its 21 cards anew: against the same page in plain React, and against its bare elements. */
export async function renderedPage(): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  try {
    await preparePages(folder)
    const times: Record<keyof typeof renderedPages, number[]> = { ours: [], plain: [], bare: [] }
    for (let round = 0; round < rounds; round += 1) {
      times.ours.push(await processorTime('ours', folder))
      times.plain.push(await processorTime('plain', folder))
      times.bare.push(await processorTime('bare', folder))
    }
    const against = (others: number[]) => median(times.ours.map((time, round) => time / (others[round] ?? NaN)))
    const renderMs = median(times.ours)
    return [
      {
        name: 'rendered page',
        of: 'processor time: the search page with 21 cards rendered anew, against the same page written by hand in plain React',
        target: { ratio: 1.3, is: 'at most' },
        ratio: against(times.plain),
        details: { renderMs, plainReactMs: median(times.plain) },
      },
      {
        name: 'rendered page, bare',
        of: 'processor time: the same, against React rendering its elements alone: no component, no data, no document',
        target: null,
        ratio: against(times.bare),
        details: { renderMs, bareElementsMs: median(times.bare) },
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Each page has a process of its own: in one, V8 would make each slower for the others' sake. */
async function processorTime(page: keyof typeof renderedPages, folder: string): Promise<number> {
  const loop = join(import.meta.dirname, 'render-loop.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [loop, page, folder])
  return Number(stdout)
}
