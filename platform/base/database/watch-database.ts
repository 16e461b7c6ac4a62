import { type DatabaseHealth, databaseHealth } from '#cms/database/database-health.ts'
import type { Logger } from '../log.ts'
import type { Stops } from '../shutdown.ts'

interface Watching {
  connectionString: string
  log: Logger
  stops: Stops
}

/** From now on this process notices when PostgreSQL does not answer, and says so in its log. */
export function watchDatabase({ connectionString, log, stops }: Watching): DatabaseHealth {
  const health = databaseHealth(connectionString)
  const stopLogging = health.onChange((isAway) =>
    isAway ? log.error('the database does not answer') : log.info('the database answers again'),
  )
  const stopWatching = health.watch()
  stops.later(async () => {
    stopLogging()
    stopWatching()
  })
  return health
}
