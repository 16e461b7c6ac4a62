import { CommitFailed } from './commit-failed.ts'

interface Connection {
  query: (text: string) => Promise<{ command: string }>
}

/**
 * Commits the transaction of a connection. Throws `CommitFailed` unless PostgreSQL confirms it: PostgreSQL answers COMMIT of a failed
 * transaction with ROLLBACK, without an error.
 */
export async function commitOn(client: Connection): Promise<void> {
  const { command } = await client.query('commit').catch((error: unknown) => {
    throw new CommitFailed(error)
  })
  if (command !== 'COMMIT') throw new CommitFailed(new RolledBack(command))
}

/** Rolls back the transaction of a connection. Returns the error of a connection that did not answer and must not be reused. */
export async function rollBackOn(client: Connection): Promise<Error | undefined> {
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

class RolledBack extends Error {
  readonly code = '25P02'
  constructor(command: string) {
    super(`COMMIT was answered with ${command}: a statement of the transaction had failed.`)
  }
}
