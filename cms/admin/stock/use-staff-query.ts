'use client'
import { useEffect, useState } from 'react'
import type { StaffEndpointName, StaffOutput } from '#schemas/api/staff-endpoints.ts'
import { callStaff, StaffFailure } from './call-staff.ts'

export interface StaffAnswer<K extends StaffEndpointName> {
  /** The newest answer there is; it stays while another one is on its way, and when that one fails. */
  answer: StaffOutput<K> | null
  /** False while there is nothing to ask: no site is chosen yet. */
  isAsked: boolean
  isLoading: boolean
  /** Why the newest question was not answered, as a sentence. */
  failure: string | null
  retry: () => void
}

/** Milliseconds without another change before a question is asked. */
const debounceMs = 250

/** Asks when the question has stood still for a moment, and forgets what was asked before it. Null asks nothing. */
export function useStaffQuery<K extends StaffEndpointName>(name: K, search: URLSearchParams | null): StaffAnswer<K> {
  const [known, setKnown] = useState<{ asked: string; answer: StaffOutput<K> } | null>(null)
  const [failed, setFailed] = useState<{ asked: string; reason: string } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const question = search?.toString() ?? null
  const asked = `${question} ${attempt}`

  useEffect(() => {
    if (question === null) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      callStaff(name, { search: new URLSearchParams(question), signal: abort.signal }).then(
        (answer) => setKnown({ asked, answer }),
        (error: unknown) => {
          if (!abort.signal.aborted) setFailed({ asked, reason: reasonOf(error) })
        },
      )
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [name, question, asked])

  const failure = failed?.asked === asked ? failed.reason : null
  return {
    answer: known?.answer ?? null,
    isAsked: question !== null,
    isLoading: question !== null && failure === null && known?.asked !== asked,
    failure,
    retry: () => setAttempt(attempt + 1),
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof StaffFailure ? error.message : 'The server could not be reached. Check the connection and try again.'
