import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { portraitFile, type Portrait } from '../subjects/portrait.ts'
import { picturesFolder } from '../subjects/pictures-folder.ts'

/**
 * Copies the committed pictures of each tenant's vehicles into `<folder>/<tenant slug>/`. Existing files stay, so an interrupted run
 * continues. The number of new files.
 */
export async function writePictures(folder: string, wanted: ReadonlyMap<string, Iterable<Portrait>>): Promise<number> {
  let copied = 0
  for (const [tenant, portraits] of wanted) {
    await mkdir(join(folder, tenant), { recursive: true })
    for (const file of new Set([...portraits].map(portraitFile))) {
      const path = join(folder, tenant, file)
      if (existsSync(path)) continue
      // A copy, since a link would let an edit of the data folder change the repository; copy-on-write file systems share the bytes.
      await copyFile(join(picturesFolder, 'stock', file), path, constants.COPYFILE_FICLONE)
      copied++
    }
  }
  return copied
}
