import { useCallback, useEffect, useRef, useState } from 'react'
import { askPresence, type Present, type PresenceAnswer, sayLeaving } from './ask-presence.ts'

/** Often enough that nobody who is there is taken for gone: see `cms/editing/presence.ts`. */
const pause = 15_000

/** Says that this window has a document open, and hears who else has and what they saved. `ask` asks at once. */
export function usePresence(
  address: string | null,
  onEdits: (edits: PresenceAnswer['edits']) => Promise<void>,
): { people: Present[]; ask: () => void } {
  const [people, setPeople] = useState<Present[]>([])
  const hear = useRef(onEdits)
  const ask = useRef<() => void>(() => undefined)
  useEffect(() => {
    hear.current = onEdits
  })
  useEffect(() => {
    if (!address) return undefined
    const window = crypto.randomUUID()
    let since: string | undefined
    let isLeft = false
    const say = async () => {
      const answer = await askPresence({ address, window, ...(since ? { since } : {}) })
      if (!answer || isLeft) return
      since = answer.now
      setPeople(answer.people)
      const isAlone = answer.people.length === 0
      if (answer.edits.length > 0 && !isAlone) await hear.current(answer.edits)
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
