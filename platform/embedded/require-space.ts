import { statfs } from 'node:fs/promises'
import { StartProblem } from './problem.ts'

export const megabyte = 1024 * 1024

type Space = { folder: string; bytes: number; purpose: string; remedy?: string }

/** Throws a `StartProblem` if the disk that holds the folder has too little room, before something fails halfway. */
export async function requireSpace({ folder, bytes, purpose, remedy = 'start again' }: Space): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= bytes) return
  throw new StartProblem(
    'disk-full',
    `The disk that holds ${folder} is full: ${inMegabytes(free)} are free, and ${purpose} needs ${inMegabytes(bytes)}. Free some space and ${remedy}.`,
  )
}

const inMegabytes = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`
