/** Calls `ask` at most once a second: its answer, also one that is under way, is given to everyone who asks meanwhile. */
export function onceASecond<Answer>(ask: () => Promise<Answer>, now: () => number): () => Promise<Answer> {
  let latest: { at: number; answer: Promise<Answer> } | null = null
  return () => {
    if (latest === null || now() - latest.at >= 1_000) latest = { at: now(), answer: ask() }
    return latest.answer
  }
}
