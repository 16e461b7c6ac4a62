import { type DatabaseHealth, databaseHealth } from '#cms/database/database-health.ts'
import type { Logger } from '../log.ts'
import type { ShutdownStack } from '../shutdown.ts'

interface DatabaseWatchContext {
  connectionString: string
  log: Logger
  shutdown: ShutdownStack
}

/** Logs when PostgreSQL stops or resumes answering. */
export function watchDatabase({ connectionString, log, shutdown }: DatabaseWatchContext): DatabaseHealth {
  const health = databaseHealth(connectionString)
  const stopLogging = health.onChange((isAway) =>
    isAway ? log.error('database unavailable') : log.info('database available again'),
  )
  const stopWatching = health.watch()
  shutdown.defer('database watch', () => {
    stopLogging()
    stopWatching()
  })
  return health
}
