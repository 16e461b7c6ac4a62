import { statfs } from 'node:fs/promises'

/** A disk without room for what was to be written. The message names the folder and what is free, for anyone who can make room. */
export class DiskFull extends Error {
  override name = 'DiskFull'

  constructor(folder: string, free: number) {
    super(
      `The disk of ${folder} is full: ${inMegabytes(free)} are free. Nothing was stored. Free some space and try again.`,
    )
  }
}

/** Throws `DiskFull` where fewer bytes are free in the folder than are needed. */
export async function requireSpace(folder: string, bytes: number): Promise<void> {
  const free = await readFreeBytes(folder)
  if (free !== null && free < bytes) throw new DiskFull(folder, free)
}

const fullCodes = new Set(['ENOSPC', 'EDQUOT'])

/** Whether a write failed because the disk is full, or the account's share of it. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && fullCodes.has(String(error.code))

/** `DiskFull` in the place of the system's own error, which names no folder; any other error is as it was. */
export async function explainDiskError(error: unknown, folder: string): Promise<unknown> {
  return isDiskFull(error) ? new DiskFull(folder, (await readFreeBytes(folder)) ?? 0) : error
}

/** Null where the folder does not exist yet, or the file system does not say. */
async function readFreeBytes(folder: string): Promise<number | null> {
  const found = await statfs(folder).catch(() => null)
  return found && found.blocks > 0 ? found.bavail * found.bsize : null
}

const inMegabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`
