import { CommitFailed } from './commit-failed.ts'

interface Connection {
  query: (text: string) => Promise<{ command: string }>
}

/**
 * Commits the transaction of a connection. Throws `CommitFailed` unless PostgreSQL confirms it: to a COMMIT of a transaction in which a
 * statement failed it answers ROLLBACK, without an error.
 */
export async function commitOn(client: Connection): Promise<void> {
  const { command } = await client.query('commit').catch((error: unknown) => {
    throw new CommitFailed(error)
  })
  if (command !== 'COMMIT') throw new CommitFailed(new RolledBack(command))
}

/** Ends the transaction of a connection; gives the error of a connection that did not answer and must not be used again. */
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
