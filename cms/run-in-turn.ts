/** The latest work of each queue of this process. */
const latest = new Map<string, Promise<unknown>>()

/** Runs the works of a queue one after another, in the order of the calls. A work that fails holds up nobody. */
export function runInTurn<Result>(queue: string, work: () => Promise<Result>): Promise<Result> {
  const result = (latest.get(queue) ?? Promise.resolve()).then(work)
  const ended = result.then(forget, forget)
  latest.set(queue, ended)
  return result

  function forget() {
    if (latest.get(queue) === ended) latest.delete(queue)
  }
}
