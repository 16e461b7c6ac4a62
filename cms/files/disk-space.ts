import { statfs } from 'node:fs/promises'

/** Not enough disk space for a write. The message names the folder and its free space. */
export class DiskFull extends Error {
  override name = 'DiskFull'

  constructor(folder: string, free: number) {
    super(
      `The disk of ${folder} is full: ${inMegabytes(free)} are free. Nothing was stored. Free some space and try again.`,
    )
  }
}

/** Throws `DiskFull` if the folder has less free space than needed. */
export async function requireSpace(folder: string, bytes: number): Promise<void> {
  const free = await readFreeBytes(folder)
  if (free !== null && free < bytes) throw new DiskFull(folder, free)
}

const fullCodes = new Set(['ENOSPC', 'EDQUOT'])

/** Whether a write failed because of a full disk or an exceeded quota. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && fullCodes.has(String(error.code))

/** Converts the system's disk-full error to `DiskFull`, which names the folder. Other errors stay unchanged. */
export async function explainDiskError(error: unknown, folder: string): Promise<unknown> {
  return isDiskFull(error) ? new DiskFull(folder, (await readFreeBytes(folder)) ?? 0) : error
}

/** Null if the folder does not exist yet or the file system does not report free space. */
async function readFreeBytes(folder: string): Promise<number | null> {
  const found = await statfs(folder).catch(() => null)
  return found && found.blocks > 0 ? found.bavail * found.bsize : null
}

const inMegabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`
