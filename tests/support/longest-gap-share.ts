/**
 * The longest time between two iterations of this process's event loop during `work`, as a share of the whole, from 0 to 1. Both are CPU time
 * of the process's thread: what other processes of the machine do meanwhile does not count.
 */
export async function longestGapShare(work: () => Promise<unknown>): Promise<number> {
  const watched = { longest: 0, isOver: false }
  const start = process.threadCpuUsage()
  let before = start
  const look = () => {
    watched.longest = Math.max(watched.longest, cpuTimeSince(before))
    before = process.threadCpuUsage()
    if (!watched.isOver) setImmediate(look)
  }
  setImmediate(look)
  try {
    await work()
  } finally {
    watched.isOver = true
  }
  return watched.longest / cpuTimeSince(start)
}

/** In microseconds. */
function cpuTimeSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(start)
  return user + system
}
