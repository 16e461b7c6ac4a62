import { readFile } from 'node:fs/promises'
import type { Client, Connection, Submittable } from 'pg'

declare module 'pg' {
  // What node-postgres offers for COPY and its types leave out: https://node-postgres.com/apis/client
  interface Connection {
    sendCopyFromChunk: (chunk: Buffer) => void
    endCopyFrom: () => void
  }
}

const chunkSize = 65_536

/** `COPY … FROM STDIN` of a file, as fast as PostgreSQL takes it. */
export async function copyIn(client: Client, statement: string, file: string): Promise<void> {
  const content = await readFile(file)
  await new Promise<void>((resolve, reject) => {
    let failure: unknown
    const copy = {
      submit: (connection: Connection) => connection.query(statement),
      handleCopyInResponse: (connection: Connection) => {
        for (let at = 0; at < content.length; at += chunkSize)
          connection.sendCopyFromChunk(content.subarray(at, at + chunkSize))
        connection.endCopyFrom()
      },
      handleError: (error: unknown) => (failure = error),
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => (failure ? reject(failure) : resolve()),
    } satisfies Submittable & Record<string, unknown>
    client.query(copy)
  })
}
