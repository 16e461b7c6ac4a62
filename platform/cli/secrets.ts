import { randomBytes, randomInt } from 'node:crypto'
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { LaunchEnv } from '#platform/env.ts'
import { StartProblem, errorCode, fileProblem } from '../embedded/problem.ts'

const secrets = z.object({ secret: z.string().min(32), administratorPassword: z.string().min(8) })
type Secrets = z.output<typeof secrets>

/** Generates secrets that the environment does not set, once, and stores them in the data folder, readable only by its owner. */
export async function withSecrets(env: LaunchEnv) {
  const kept = await keep(join(env.FORECOURT_DATA_DIR, 'secrets.json'))
  return {
    ...env,
    FORECOURT_SECRET: env.FORECOURT_SECRET ?? kept.secret,
    FORECOURT_ADMIN_PASSWORD: env.FORECOURT_ADMIN_PASSWORD ?? kept.administratorPassword,
  }
}

/** The installation's secret, for a command that must not make one; null if there is none. */
export async function findSecret(env: LaunchEnv): Promise<string | null> {
  return env.FORECOURT_SECRET ?? (await find(join(env.FORECOURT_DATA_DIR, 'secrets.json')))?.secret ?? null
}

async function find(file: string): Promise<Secrets | null> {
  const kept = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null
    throw fileProblem(error, file)
  })
  return kept === null ? null : read(kept, file)
}

async function keep(file: string): Promise<Secrets> {
  const kept = await find(file)
  if (kept !== null) return kept
  const made = { secret: randomBytes(32).toString('base64url'), administratorPassword: readablePassword() }
  const draft = `${file}.${process.pid}`
  try {
    if (await mkdir(dirname(file), { recursive: true })) await chmod(dirname(file), 0o711)
    await writeFile(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
    await rename(draft, file)
  } catch (error) {
    throw fileProblem(error, file)
  }
  return made
}

function read(text: string, file: string): Secrets {
  try {
    return secrets.parse(JSON.parse(text))
  } catch {
    throw new StartProblem(
      'secrets-broken',
      `${file} is broken. Move it aside and start again: a new secret and a new administrator's password are made, and anyone who is signed in signs in again.`,
    )
  }
}

/** Typed by hand from a terminal, so it excludes easily confused characters. 17 of 31 are 84 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const readablePassword = () =>
  Array.from({ length: 20 }, (_, place) => (place % 6 === 5 ? '-' : alphabet.charAt(randomInt(alphabet.length)))).join(
    '',
  )
