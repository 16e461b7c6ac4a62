import { setTimeout as wait } from 'node:timers/promises'
import { type Forecourt, freePort, startForecourt } from '#tests/support/forecourt.ts'

/** The application as a supervisor keeps it: started again, on the same port, whenever it has died. */
export interface MortalApplication {
  port: number
  /** SIGKILL; resolves when the next one is ready. */
  killAndRestart: () => Promise<void>
  stop: () => Promise<void>
}

type Settings = Parameters<typeof startForecourt>[0]

/** Starts that failed because the database was away are tried again, for as long as this lasts. */
const patience = 60_000

export async function mortalApplication(settings: Settings): Promise<MortalApplication> {
  const port = await freePort()
  const start = async (): Promise<Forecourt> => {
    const ends = Date.now() + patience
    for (;;) {
      try {
        return await startForecourt({ ...settings, port })
      } catch (error) {
        if (Date.now() > ends) throw error
        await wait(500)
      }
    }
  }
  let running = await start()
  return {
    port,
    killAndRestart: async () => {
      await running.kill()
      running = await start()
    },
    stop: async () => void (await running.stop()),
  }
}
