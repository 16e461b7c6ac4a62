import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { errorCode } from './problem.ts'
import { processIdentity } from './process-identity.ts'
import { parseJson } from '#schemas/lib/parse-json.ts'

const purpose = z.enum(['demo', 'dev', 'command', 'test'])
export type Purpose = z.output<typeof purpose>

const holder = z.object({
  pid: z.number(),
  identity: z.string(),
  purpose,
  since: z.string(),
  /** Address of the HTTP server, once it listens. */
  site: z.string().optional(),
  /** URL of the database, once it is migrated. */
  databaseUrl: z.string().optional(),
  isStopping: z.boolean().optional(),
})

/** The process that is running a database. Stored beside the data, readable only by its owner. */
export type Holder = z.output<typeof holder>

export type Hold = { update: (change: Partial<Holder>) => Promise<void>; release: () => Promise<void> }

const getFile = (home: string) => join(home, 'running.json')

/** The living holder of the database, or null. Leftovers of a killed process are ignored. */
export async function readHolder(home: string): Promise<Holder | null> {
  const text = await readFile(getFile(home), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return null
    throw error
  })
  if (text === null) return null
  const found = holder.safeParse(parseJson(text))
  return found.success && processIdentity(found.data.pid) === found.data.identity ? found.data : null
}

/** Acquires the database for this process, or returns its holder. */
export async function takeHold(home: string, want: { purpose: Purpose; now: Date }): Promise<Hold | Holder> {
  const mine: Holder = {
    pid: process.pid,
    identity: z.string().parse(processIdentity(process.pid)),
    purpose: want.purpose,
    since: want.now.toISOString(),
  }
  while (!(await placeFirst(home, mine))) {
    const other = await readHolder(home)
    if (other) return other
    await removeDead(home)
  }
  return keep(home, mine)
}

export const isHold = (answer: Hold | Holder): answer is Hold => 'release' in answer

function keep(home: string, mine: Holder): Hold {
  let current = mine
  let last = Promise.resolve()
  let isReleased = false
  const inTurn = (work: () => Promise<void>) => (last = last.then(work))
  return {
    update: (change) =>
      inTurn(async () => {
        if (isReleased) return
        current = { ...current, ...change }
        await rename(await writeDraft(home, current), getFile(home))
      }),
    release: () =>
      inTurn(async () => {
        isReleased = true
        await rm(getFile(home), { force: true })
      }),
  }
}

/** Linking fails if the name exists, and the linked file is already complete, so no reader sees a partial file. */
async function placeFirst(home: string, mine: Holder): Promise<boolean> {
  const draft = await writeDraft(home, mine)
  try {
    await link(draft, getFile(home))
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

async function writeDraft(home: string, content: Holder): Promise<string> {
  const draft = `${getFile(home)}.${process.pid}`
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  return draft
}

/** Moved before it is deleted: of two starts that find the same dead holder, only one removes it. */
async function removeDead(home: string): Promise<void> {
  const aside = `${getFile(home)}.dead.${process.pid}`
  await rename(getFile(home), aside).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error
  })
  const moved = holder.safeParse(parseJson(await readFile(aside, 'utf8').catch(() => '')))
  const isAlive = moved.success && processIdentity(moved.data.pid) === moved.data.identity
  if (isAlive) await link(aside, getFile(home)).catch(() => undefined)
  await rm(aside, { force: true })
}
