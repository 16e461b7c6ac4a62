import { once } from 'node:events'
import type { Connection, PoolClient, Submittable } from 'pg'

declare module 'pg' {
  // What node-postgres offers for COPY and its types leave out: https://node-postgres.com/apis/client
  interface Connection {
    sendCopyFromChunk: (chunk: Buffer) => void
    endCopyFrom: () => void
    sendCopyFail: (reason: string) => void
  }
}

/** Writes rows by COPY, twice as fast as INSERT. Values are in a column's text format; objects are JSON. */
export async function copyRows(
  client: Pick<PoolClient, 'query'>,
  { table, columns }: { table: string; columns: readonly string[] },
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  if (rows.length === 0) return
  await copyLines(client, { table, columns }, rows.map(copyCells))
}

/** As `copyRows`, for rows formatted by `copyCells`. */
export async function copyLines(
  client: Pick<PoolClient, 'query'>,
  { table, columns }: { table: string; columns: readonly string[] },
  lines: readonly string[],
): Promise<void> {
  if (lines.length === 0) return
  const text = Buffer.from(`${lines.join('\n')}\n`)
  await copyText(client, { statement: `copy ${table} (${columns.join(', ')}) from stdin`, pieces: [text] })
}

/** `COPY … FROM STDIN` of `pieces`, with backpressure. */
export function copyText(
  client: Pick<PoolClient, 'query'>,
  { statement, pieces }: { statement: string; pieces: Iterable<Buffer> | AsyncIterable<Buffer> },
): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: unknown = null
    const fail = (error: unknown) => {
      failure ??= error
    }
    const send = async (connection: Connection) => {
      for await (const piece of pieces) {
        if (failure !== null) return
        connection.sendCopyFromChunk(piece)
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
      }
      connection.endCopyFrom()
    }
    const copy = {
      submit: (connection: Connection) => connection.query(statement),
      handleCopyInResponse: (connection: Connection) => {
        send(connection).catch((error: unknown) => {
          fail(error)
          connection.sendCopyFail('what was to be copied could not be read')
        })
      },
      // After a server error, this query emits no further events.
      handleError: (error: unknown) => {
        fail(error)
        reject(failure)
      },
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => resolve(),
    } satisfies Submittable & Record<string, unknown>
    client.query(copy)
  })
}

/** One row in COPY format, without newline. */
export function copyCells(values: readonly unknown[]): string {
  // Joined, not added up: a text that was added up is kept in all its pieces.
  return values.map(copyCell).join('\t')
}

function copyCell(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return escaped(JSON.stringify(value))
}

const marks: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const escaped = (text: string) =>
  /[\\\n\r\t]/.test(text) ? text.replace(/[\\\n\r\t]/g, (mark) => marks[mark] ?? mark) : text
