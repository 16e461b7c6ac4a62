import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'

/** Writes a file that is not there, and says whether it did. One that is there is whole: an interrupted run leaves a draft beside it. */
export async function writeOnce(path: string, write: (draft: string) => Promise<void>): Promise<boolean> {
  if (existsSync(path)) return false
  const draft = `${path}.part`
  await write(draft)
  await rename(draft, path)
  return true
}
