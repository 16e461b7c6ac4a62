import { setTimeout as wait } from 'node:timers/promises'
import { type Forecourt, freePort, startForecourt } from '#tests/support/forecourt.ts'

/** The application under a supervisor: started again on the same port when it has died. */
export interface RestartableApplication {
  port: number
  /** Of the process that runs now. */
  readonly pid: number
  /** What the process that runs now has logged. */
  log: () => string
  /** SIGKILL; nothing listens on the port until `start`. */
  kill: () => Promise<void>
  /** Resolves when it is ready. */
  start: () => Promise<void>
  killAndRestart: () => Promise<void>
  /** SIGTERM; resolves with the exit code. */
  stop: () => Promise<number | null>
}

type Settings = Parameters<typeof startForecourt>[0]

/** Starts that failed because the database was away are tried again, for as long as this lasts. */
const timeoutMs = 60_000

export async function restartableApplication(settings: Settings): Promise<RestartableApplication> {
  const port = await freePort()
  const launch = async (): Promise<Forecourt> => {
    const ends = Date.now() + timeoutMs
    for (;;) {
      try {
        return await startForecourt({ ...settings, port })
      } catch (error) {
        if (Date.now() > ends) throw error
        await wait(500)
      }
    }
  }
  let running = await launch()
  const kill = () => running.kill()
  const start = async () => {
    running = await launch()
  }
  return {
    port,
    get pid() {
      return running.pid
    },
    log: () => running.log(),
    kill,
    start,
    killAndRestart: async () => {
      await kill()
      await start()
    },
    stop: () => running.stop(),
  }
}
