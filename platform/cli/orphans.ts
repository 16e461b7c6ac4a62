import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { processIdentity } from '../embedded/process-identity.ts'
import { parseJson } from '#schemas/lib/parse-json.ts'

const processFacts = z.object({ pid: z.int(), identity: z.string().nullable() })
const recordFile = z.object({ parent: processFacts, child: processFacts })

const describe = (pid: number) => ({ pid, identity: processIdentity(pid) })
const isAlive = ({ pid, identity }: z.output<typeof processFacts>) =>
  identity !== null && processIdentity(pid) === identity

/** Records a child of this process: it goes on where this process is killed. */
export function recordChild(file: string, pid: number): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ parent: describe(process.pid), child: describe(pid) }))
}

/** Ends the recorded child of a process that was killed. A child whose parent lives goes on. */
export async function endOrphan(file: string): Promise<void> {
  const found = recordFile.safeParse(parseJson(await readFile(file, 'utf8').catch(() => '')))
  if (!found.success || isAlive(found.data.parent)) return
  const { child } = found.data
  if (isAlive(child)) process.kill(child.pid, 'SIGKILL')
  while (isAlive(child)) await wait(20)
  await rm(file, { force: true })
}
