import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { probe } from './probe.ts'

const visiting = z.object({
  /** Each path is asked at each port in turn, so that all meet the same minute of the machine. */
  ports: z.array(z.int()),
  host: z.string(),
  paths: z.array(z.string()).min(1),
})
type VisitOptions = z.output<typeof visiting>

/** By port. */
const visited = z.array(z.object({ percentile99: z.number(), failed: z.int() }))
type VisitResults = z.output<typeof visited>

const file = fileURLToPath(import.meta.url)

/** Milliseconds that one visitor waited. A process of its own asks: that of the scenario passes on what the database says. */
export async function visit(options: VisitOptions): Promise<VisitResults> {
  const [answer] = await once(fork(file, [JSON.stringify(options)]), 'message')
  return visited.parse(answer)
}

async function measure({ ports, host, paths }: VisitOptions): Promise<VisitResults> {
  const asked = ports.map((port) => ({ port, taken: [] as number[], failed: 0 }))
  for (const path of paths) {
    for (const at of asked) {
      const headers = { 'x-forwarded-for': '198.51.100.2' }
      const { status, ms } = await probe({ port: at.port, host, path, headers })
      if (status !== 200) at.failed += 1
      at.taken.push(ms)
    }
  }
  return asked.map(({ taken, failed }) => ({ percentile99: percentile99(taken), failed }))
}

const percentile99 = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0

const [, started, options = ''] = process.argv
if (started === file) {
  const answer = await measure(visiting.parse(JSON.parse(options)))
  process.send?.(answer, () => process.exit(0))
}
