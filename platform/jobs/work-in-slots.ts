import { setTimeout as wait } from 'node:timers/promises'
import type { JobWithMetadata, PgBoss } from 'pg-boss'

interface Slots {
  queue: string
  /** Concurrent jobs in this process. */
  slots: number
  run: (job: JobWithMetadata) => Promise<void>
  onError: (error: unknown) => void
}

export interface SlotWorker {
  /** Stops taking jobs and waits up to `ms` milliseconds for running ones. The rest is retried after their heartbeat expires. */
  stop: (ms: number) => Promise<void>
}

/** Milliseconds until an empty queue is polled again. */
const pollEvery = 2_000
/** Milliseconds in which freed slots share one query for new jobs. */
const collectFor = 25
/** Milliseconds; less than half of the shortest `heartbeatSeconds` of a queue. */
const heartbeatEvery = 8_000

/**
 * Works off a queue, one job per slot. pg-boss's own workers complete a batch as a whole: one hanging job would delay all others of its
 * batch, and a failing one would repeat them.
 */
export function workInSlots(
  boss: Pick<PgBoss, 'fetch' | 'complete' | 'fail' | 'touch'>,
  { queue, slots, run, onError }: Slots,
): SlotWorker {
  const running = new Map<string, Promise<void>>()
  let isStopped = false
  let hasBacklog = false
  let polling: Promise<void> | null = null
  let timer = setTimeout(startPoll, 0)

  function startPoll(): void {
    polling ??= poll().finally(() => {
      polling = null
      schedule()
    })
  }

  async function poll(): Promise<void> {
    const free = slots - running.size
    hasBacklog = false
    try {
      const jobs = await boss.fetch<object>(queue, { batchSize: free, includeMetadata: true })
      hasBacklog = jobs.length === free
      for (const job of jobs) running.set(job.id, work(job))
    } catch (error) {
      onError(error)
    }
  }

  /** With all slots taken, the next one that becomes free schedules the poll. */
  function schedule(): void {
    clearTimeout(timer)
    if (isStopped || polling || running.size === slots) return
    timer = setTimeout(startPoll, hasBacklog ? collectFor : pollEvery)
  }

  async function work(job: JobWithMetadata): Promise<void> {
    try {
      await run(job).then(
        () => boss.complete(queue, job.id),
        (error: unknown) =>
          boss.fail(queue, job.id, { message: error instanceof Error ? error.message : String(error) }),
      )
    } catch (error) {
      // The result could not be stored: the job is retried once its heartbeat is overdue.
      onError(error)
    } finally {
      running.delete(job.id)
      if (hasBacklog) schedule()
    }
  }

  const heartbeat = setInterval(() => {
    if (running.size > 0) boss.touch(queue, [...running.keys()]).catch(onError)
  }, heartbeatEvery)

  return {
    stop: async (ms) => {
      isStopped = true
      clearTimeout(timer)
      const limit = new AbortController()
      const finished = (polling ?? Promise.resolve()).then(() => Promise.all(running.values()))
      await Promise.race([finished, wait(ms, undefined, { signal: limit.signal }).catch(() => undefined)])
      limit.abort()
      clearInterval(heartbeat)
    },
  }
}
