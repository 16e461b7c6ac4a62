/** Microseconds. A shorter iteration of the event loop waits for the database or the network. */
const shortestWork = 500

/**
 * The longest iteration of this process's event loop during `work`, as a share of all iterations without those that wait, from 0 to 1. Both are
 * CPU time of the process's thread: what other processes of the machine do meanwhile does not count.
 */
export async function longestGapShare(work: () => Promise<unknown>): Promise<number> {
  const watched = { longest: 0, total: 0, isOver: false }
  let before = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    const gap = user + system
    watched.longest = Math.max(watched.longest, gap)
    if (gap > shortestWork) watched.total += gap
    before = process.threadCpuUsage()
    if (!watched.isOver) setImmediate(look)
  }
  setImmediate(look)
  try {
    await work()
  } finally {
    watched.isOver = true
    look()
  }
  return watched.longest / watched.total
}
