import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Finding, median } from './finding.ts'
import { preparePage } from './prepare-page.ts'
import type { PageName, RenderVariant } from './rendered-pages.ts'

const rounds = 5

const shown = {
  search: { name: 'rendered page', of: 'the search page with 21 cards' },
  vehicle: { name: 'rendered vehicle page', of: 'a vehicle page of 25 blocks' },
} as const satisfies Record<PageName, { name: string; of: string }>

/** Processor time of rendering a page again, against React rendering its bare elements. */
export async function renderedPage(page: PageName): Promise<Finding> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  try {
    await preparePage(page, folder)
    const times: Record<RenderVariant, number[]> = { ours: [], bare: [] }
    for (let round = 0; round < rounds; round += 1) {
      times.ours.push(await processorTime([page, 'ours', folder]))
      times.bare.push(await processorTime([page, 'bare', folder]))
    }
    const { name, of } = shown[page]
    return {
      name,
      of: `processor time: ${of} rendered again, against React rendering its elements alone: no component, no data, no document`,
      target: null,
      ratio: median(times.ours.map((time, round) => time / (times.bare[round] ?? NaN))),
      details: { renderMs: median(times.ours), bareElementsMs: median(times.bare) },
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Each page has a process of its own: in one, V8 would make each slower for the others' sake. */
async function processorTime(loop: [page: PageName, way: RenderVariant, folder: string]): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'render-loop.ts'), ...loop])
  return Number(stdout)
}
