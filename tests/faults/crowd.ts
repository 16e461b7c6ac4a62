import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { probe } from './probe.ts'

const crowded = z.object({
  port: z.int(),
  host: z.string(),
  /** Each request takes the next one, from the start again at the end. */
  paths: z.array(z.string()).min(1),
  connections: z.int(),
})
type CrowdOptions = z.output<typeof crowded>

const file = fileURLToPath(import.meta.url)

/** Each address keeps one connection busy with one site until `leave`. It is a process of its own: its work would slow what is measured here. */
export async function startCrowd(options: CrowdOptions): Promise<{ leave: () => Promise<void> }> {
  const child = fork(file, [JSON.stringify(options)])
  const said = () => Promise.race([once(child, 'message'), once(child, 'exit').then(failed)])
  await said()
  return {
    leave: async () => {
      child.send('leave')
      await said()
    },
  }
}

const failed = () => Promise.reject(new Error('The crowd ended before it left.'))

/** Says when every address was answered, and once more when the last one has left. */
async function crowd({ port, host, paths, connections }: CrowdOptions): Promise<void> {
  const state = { asked: 0, hasLeft: false }
  process.once('message', () => (state.hasLeft = true))
  const visit = async (address: number) => {
    const path = paths[state.asked % paths.length] ?? ''
    state.asked += 1
    await probe({ port, host, path, headers: { 'x-forwarded-for': `203.0.${113 + (address >> 8)}.${address & 255}` } })
  }
  const addresses = Array.from({ length: connections }, (_, address) => address)
  await Promise.all(addresses.map(visit))
  process.send?.('here')
  const stay = async (address: number) => {
    while (!state.hasLeft) await visit(address)
  }
  await Promise.all(addresses.map(stay))
  process.send?.('gone', () => process.exit(0))
}

const [, started, options = ''] = process.argv
if (started === file) await crowd(crowded.parse(JSON.parse(options)))
