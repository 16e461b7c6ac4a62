import { setTimeout as pause } from 'node:timers/promises'
import type { TestCms } from '#tests/support/cms.ts'
import { newBenchTenant } from './bench-tenant.ts'
import { type Finding, median } from './finding.ts'

const blocks = 500
const warmingRounds = 5
const rounds = 10

/**
 * How long other work waits while a page of 500 blocks is saved as a draft and published in the same process: the 99th percentile of the event loop's
 * delay.
 */
export async function longPage(running: TestCms): Promise<Finding> {
  const { id: tenant } = await newBenchTenant(running, 'long-page')
  const { cms } = running
  const page = await cms.create({
    collection: 'pages',
    draft: true,
    data: { tenant, title: 'Long', path: '/long', layout: [] },
  })
  const save = async (round: number) => {
    const data = { title: `Round ${round}`, layout: layoutOf(round) } as never
    await cms.update({ collection: 'pages', id: page.id, draft: true, data })
    await cms.update({ collection: 'pages', id: page.id, data: { ...(data as object), _status: 'published' } as never })
  }
  for (let round = 0; round < warmingRounds; round += 1) await save(round)
  const stopWatching = watchLoop()
  const took: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = performance.now()
    await save(round)
    took.push(performance.now() - before)
  }
  const { computed, waited } = await stopWatching()
  return {
    name: 'Event loop while a page of 500 blocks is saved and published',
    of: 'milliseconds that the process computes before other work has its turn, 99th percentile',
    target: { ratio: 50, is: 'at most' },
    ratio: percentile(computed, 0.99),
    details: {
      longest: percentile(computed, 1),
      'p99 by the clock on the wall': percentile(waited, 0.99),
      'both saves, ms': median(took),
    },
  }
}

/**
 * Looks once a millisecond how long it had to wait. Processor time of this thread leaves out what other processes of the machine took meanwhile,
 * which the clock on the wall does not.
 */
function watchLoop(): () => Promise<{ computed: number[]; waited: number[] }> {
  const computed: number[] = []
  const waited: number[] = []
  const over = new AbortController()
  const watch = async () => {
    while (!over.signal.aborted) {
      const [cpu, wall] = [cpuMilliseconds(), performance.now()]
      await pause(1)
      computed.push(cpuMilliseconds() - cpu)
      waited.push(performance.now() - wall)
    }
  }
  const watching = watch()
  return async () => {
    over.abort()
    await watching
    return { computed, waited }
  }
}

function cpuMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN

const layoutOf = (round: number) =>
  Array.from({ length: blocks }, (_, index) =>
    index % 3 === 0
      ? { id: `hero-${index}`, blockType: 'hero', heading: `Heading ${index} of round ${round}` }
      : { id: `text-${index}`, blockType: 'rich-text', content: paragraph(`Paragraph ${index} of round ${round}. `) },
  )

const paragraph = (text: string) => {
  const common = { version: 1, format: '', indent: 0, direction: null }
  const words = { type: 'text', version: 1, text: text.repeat(8), format: 0, mode: 'normal', style: '', detail: 0 }
  return { root: { type: 'root', ...common, children: [{ type: 'paragraph', ...common, children: [words] }] } }
}
