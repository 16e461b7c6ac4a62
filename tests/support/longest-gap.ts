/**
 * The longest time in milliseconds between two iterations of this process's event loop during `work`, as processor time of its thread: what
 * other processes of the machine do meanwhile does not count.
 */
export async function longestGap(work: () => Promise<unknown>): Promise<number> {
  const watched = { longest: 0, isOver: false }
  let before = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    watched.longest = Math.max(watched.longest, (user + system) / 1_000)
    before = process.threadCpuUsage()
    if (!watched.isOver) setImmediate(look)
  }
  setImmediate(look)
  try {
    await work()
  } finally {
    watched.isOver = true
  }
  return watched.longest
}
