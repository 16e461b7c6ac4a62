import { useSyncExternalStore } from 'react'
import type { Schedule } from './schedule.ts'

const known = new Map<string, Schedule>()
const listeners = new Set<() => void>()

/** What the server answered last about the document at this address: the header of its form and the dialog show the same. */
export function takeSchedule(address: string, schedule: Schedule): void {
  known.set(address, schedule)
  for (const listener of listeners) listener()
}

/** Null until the server has answered. */
export const useSchedule = (address: string | null): Schedule | null =>
  useSyncExternalStore(
    subscribe,
    () => (address === null ? null : (known.get(address) ?? null)),
    () => null,
  )

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
