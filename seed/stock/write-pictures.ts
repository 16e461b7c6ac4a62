import { constants } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { portraitFile, type Portrait } from '../subjects/portrait.ts'
import { picturesFolder } from '../subjects/pictures-folder.ts'
import { writeOnce } from './write-once.ts'

/**
 * Copies the committed pictures of each tenant's vehicles into `<folder>/<tenant slug>/`. Existing files are whole and stay, so an
 * interrupted run continues. The number of new files.
 */
export async function writePictures(
  folder: string,
  portraitsByTenant: ReadonlyMap<string, Iterable<Portrait>>,
): Promise<number> {
  let copied = 0
  for (const [tenant, portraits] of portraitsByTenant) {
    await mkdir(join(folder, tenant), { recursive: true })
    for (const file of new Set([...portraits].map(portraitFile))) {
      const copy = (draft: string) => copyFile(join(picturesFolder, 'stock', file), draft, constants.COPYFILE_FICLONE)
      // A copy, since a link would let an edit of the data folder change the repository; copy-on-write file systems share the bytes.
      if (await writeOnce(join(folder, tenant, file), copy)) copied++
    }
  }
  return copied
}
