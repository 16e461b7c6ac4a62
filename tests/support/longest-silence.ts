import { createServer } from 'node:http'
import express from 'express'
import { healthRoutes } from '#platform/app/health.ts'

/**
 * The longest time in milliseconds that this process took to answer `/healthz` during `work`, as CPU time of its thread: what other
 * processes of the machine do meanwhile does not count.
 */
export async function longestSilence(work: () => Promise<unknown>): Promise<number> {
  const server = createServer(express().use(healthRoutes([])))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/healthz`
  await (await fetch(url)).text()
  const watched = { longest: 0, isOver: false }
  const watching = async () => {
    while (!watched.isOver) {
      const before = process.threadCpuUsage()
      await (await fetch(url)).text()
      const { user, system } = process.threadCpuUsage(before)
      watched.longest = Math.max(watched.longest, (user + system) / 1_000)
    }
  }
  const watch = watching()
  try {
    await work()
  } finally {
    watched.isOver = true
    await watch
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return watched.longest
}
