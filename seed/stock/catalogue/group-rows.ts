import { basename } from 'node:path'
import type { z } from 'zod'
import { readCsvFile } from '../../data-files/csv-file.ts'
import { DataFileError } from '../../data-files/data-file-error.ts'

interface GroupOptions<S extends z.ZodObject<Record<string, z.ZodType>>> {
  schema: S
  /** Keys of the owning rows; each needs at least one row. */
  owners: readonly string[]
  getOwner: (row: z.output<S>) => string
  /** Unique key of a row. */
  key?: (row: z.output<S>) => string
}

/**
 * Reads a CSV file whose rows belong to the rows of another. Throws a `DataFileError` for a row with an unknown owner, and for an owner
 * without rows.
 */
export async function groupRows<S extends z.ZodObject<Record<string, z.ZodType>>>(
  file: string,
  { schema, owners, getOwner, ...options }: GroupOptions<S>,
): Promise<Map<string, z.output<S>[]>> {
  const groups = new Map<string, z.output<S>[]>(owners.map((owner) => [owner, []]))
  const rows = await readCsvFile(file, schema, options)
  const strangers = rows.filter(({ value }) => !groups.has(getOwner(value)))
  if (strangers.length > 0)
    throw new DataFileError(
      file,
      strangers.map(({ line, value }) => ({ line, column: null, message: `The catalogue has no ${getOwner(value)}.` })),
    )
  for (const { value } of rows) groups.get(getOwner(value))?.push(value)
  const empty = [...groups].filter(([, group]) => group.length === 0).map(([owner]) => owner)
  if (empty.length > 0)
    throw new DataFileError(
      file,
      empty.map((owner) => ({ line: 1, column: null, message: `${basename(file)} has no row for ${owner}.` })),
    )
  return groups
}
