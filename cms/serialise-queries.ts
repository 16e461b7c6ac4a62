import type { Payload } from 'payload'

/**
 * Runs the queries of a connection one after another. Payload processes the fields of a document concurrently, and in a transaction they
 * share one connection. pg queues such queries with a warning, and from version 9 will reject them:
 * https://github.com/brianc/node-postgres/pull/3603
 */
export function serialiseQueries(payload: Payload): void {
  payload.db.pool.on('connect', takeTurns)
}

function takeTurns(client: { query: (...args: never[]) => unknown }): void {
  const ask = client.query.bind(client)
  let before: Promise<unknown> = Promise.resolve()
  const query = (...args: unknown[]) => {
    if (!isPromised(args)) return Reflect.apply(ask, client, args)
    const answer = before.then(() => Reflect.apply(ask, client, args))
    before = answer.catch(() => undefined)
    return answer
  }
  Object.assign(client, { query })
}

/** A query with a callback or a submittable object returns no promise. */
const isPromised = ([query, ...more]: unknown[]) =>
  typeof more.at(-1) !== 'function' && !(typeof query === 'object' && query !== null && 'submit' in query)
