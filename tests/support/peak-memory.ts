import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Peak memory of this process alone, in MiB. On Linux `maxRSS` of a started process is at least what its parent used. */
export function readPeakMemory(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS / 1024
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return z.coerce.number().parse(kibibytes) / 1024
}
