import { setImmediate as nextIteration } from 'node:timers/promises'

/** The longest that queued work holds the event loop without a pause, in milliseconds. */
const sliceMilliseconds = 8

const queue: (() => void)[] = []
let isRunning = false
let sliceEnd = 0

/**
 * Resolves when it is this caller's turn; as a field hook it changes nothing. Payload starts the fields of all blocks of a document at once, so that
 * a page of 500 blocks would hold back every other request; with it they continue one after another, and other work runs in between.
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
    // What was resumed runs now, before the clock is read again.
    await Promise.resolve()
  }
  queue.length = 0
  isRunning = false
}
