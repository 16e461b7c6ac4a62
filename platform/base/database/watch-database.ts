import { type DatabaseHealth, databaseHealth } from '#cms/database/database-health.ts'
import type { Logger } from '../log.ts'
import type { ShutdownStack } from '../shutdown.ts'

interface Watching {
  connectionString: string
  log: Logger
  stops: ShutdownStack
}

/** From now on this process notices when PostgreSQL does not answer, and says so in its log. */
export function watchDatabase({ connectionString, log, stops }: Watching): DatabaseHealth {
  const health = databaseHealth(connectionString)
  const stopLogging = health.onChange((isAway) =>
    isAway ? log.error('database unavailable') : log.info('database available again'),
  )
  const stopWatching = health.watch()
  stops.later(async () => {
    stopLogging()
    stopWatching()
  })
  return health
}
