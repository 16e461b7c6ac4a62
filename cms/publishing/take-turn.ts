import { setImmediate as nextIteration } from 'node:timers/promises'

/** Maximum time in milliseconds that queued work blocks the event loop. */
const sliceMilliseconds = 8

const queue: (() => void)[] = []
let isRunning = false
let sliceEnd = 0

/**
 * Resolves when it is this caller's turn. As a field hook it changes nothing. Payload starts the fields of all blocks together, so a page
 * of 500 blocks would block every other request. With turns, other work runs in between.
 */
export function takeTurn(): Promise<void> {
  return new Promise((resolve) => {
    queue.push(resolve)
    if (isRunning) return
    isRunning = true
    void runQueue()
  })
}

async function runQueue(): Promise<void> {
  for (let next = 0; next < queue.length; next += 1) {
    if (performance.now() > sliceEnd) {
      await nextIteration()
      sliceEnd = performance.now() + sliceMilliseconds
    }
    queue[next]?.()
    // Resumed callers run now, before the clock is read again.
    await Promise.resolve()
  }
  queue.length = 0
  isRunning = false
}
