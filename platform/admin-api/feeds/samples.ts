import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const keptFor = 24 * 3_600_000

/** Sample files for previews: `feeds/<tenant>/.samples/<id>/<name>`, kept for a day. */
const getSamples = (dataDir: string, slug: string): string => join(dataDir, 'feeds', slug, '.samples')

/** Creates an empty sample folder and deletes those older than a day. */
export async function newSample(dataDir: string, slug: string): Promise<{ id: string; folder: string }> {
  const all = getSamples(dataDir, slug)
  await mkdir(all, { recursive: true })
  for (const name of await readdir(all)) {
    const found = await stat(join(all, name)).catch(() => null)
    if (found && Date.now() - found.mtimeMs > keptFor) await rm(join(all, name), { recursive: true, force: true })
  }
  const id = randomUUID()
  const folder = join(all, id)
  await mkdir(folder)
  return { id, folder }
}

/** The file of a sample; null if it was deleted or belongs to another site. `id` is a UUID. */
export async function findSample({
  dataDir,
  slug,
  id,
}: {
  dataDir: string
  slug: string
  id: string
}): Promise<string | null> {
  const folder = join(getSamples(dataDir, slug), id)
  const name = (await readdir(folder).catch(() => [])).find((each) => !each.endsWith('.part'))
  return name ? join(folder, name) : null
}
