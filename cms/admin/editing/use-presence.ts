import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchPresence, type PresentPerson, type PresenceAnswer, sayLeaving } from './fetch-presence.ts'

/** Shorter than the expiry of a presence, which is in `cms/editing/presence.ts`. */
const pause = 15_000

interface PresenceInput {
  address: string | null
  /** Time at which the document was read. */
  opened: string | undefined
  onAnswer: (answer: PresenceAnswer) => Promise<void>
}

/** Reports that this window has a document open, and receives other editors and their saves. `ask` sends a report immediately. */
export function usePresence({ address, opened, onAnswer }: PresenceInput): {
  people: PresentPerson[]
  ask: () => void
} {
  const [people, setPeople] = useState<PresentPerson[]>([])
  const hear = useRef(onAnswer)
  const since = useRef(opened)
  const ask = useRef<() => void>(() => undefined)
  useEffect(() => {
    hear.current = onAnswer
  })
  useEffect(() => {
    if (!address) return undefined
    const window = crypto.randomUUID()
    let isLeft = false
    const say = async () => {
      const answer = await fetchPresence({ address, window, ...(since.current ? { since: since.current } : {}) })
      if (!answer || isLeft) return
      since.current = answer.now
      setPeople(answer.people)
      await hear.current(answer)
    }
    const leave = () => sayLeaving({ address, window })
    const timer = setInterval(() => void say(), pause)
    ask.current = () => void say()
    void say()
    globalThis.addEventListener('pagehide', leave)
    return () => {
      isLeft = true
      clearInterval(timer)
      globalThis.removeEventListener('pagehide', leave)
      leave()
    }
  }, [address])
  return { people, ask: useCallback(() => ask.current(), []) }
}
