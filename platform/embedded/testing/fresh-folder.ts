import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A data folder for one test, deleted afterwards with its separate database folder. */
export async function freshFolder({ mode = 0o755 }: { mode?: number } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-'))
  await chmod(folder, mode)
  const dataDir = join(folder, 'data')
  onTestFinished(async () => {
    const home = await realpath(join(dataDir, 'postgres')).catch(() => null)
    if (home) await rm(home, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  })
  return dataDir
}
