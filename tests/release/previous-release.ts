import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'

const recorded = z.object({
  release: z.string(),
  /** Statements that it runs, with their parameters. */
  statements: z.array(z.string()),
  /** Columns of each table that it knows. */
  columns: z.record(z.string(), z.array(z.string())),
})
export type PreviousRelease = z.output<typeof recorded>

export const previousReleaseFile = new URL('previous-release.json.gz', import.meta.url)

export const readPreviousRelease = async (): Promise<PreviousRelease> =>
  recorded.parse(JSON.parse(gunzipSync(await readFile(previousReleaseFile)).toString()))
