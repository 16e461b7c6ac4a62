import type { Payload } from 'payload'

/**
 * Runs the queries of a connection one after another. Payload looks at the fields of a document side by side, and in a transaction all of them
 * ask one connection; pg keeps such queries waiting by itself, warns of it, and from version 9 will refuse them:
 * https://github.com/brianc/node-postgres/pull/3603
 */
export function serialiseQueries(payload: Payload): void {
  payload.db.pool.on('connect', takeTurns)
}

function takeTurns(client: { query: (...asked: never[]) => unknown }): void {
  const ask = client.query.bind(client)
  let before: Promise<unknown> = Promise.resolve()
  const query = (...asked: unknown[]) => {
    if (!isPromised(asked)) return Reflect.apply(ask, client, asked)
    const answer = before.then(() => Reflect.apply(ask, client, asked))
    before = answer.catch(() => undefined)
    return answer
  }
  Object.assign(client, { query })
}

/** A query with a callback, or one that sends itself, gives no promise to wait for. */
const isPromised = ([query, ...more]: unknown[]) =>
  typeof more.at(-1) !== 'function' && !(typeof query === 'object' && query !== null && 'submit' in query)
