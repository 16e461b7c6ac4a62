'use client'
import { useEffect, useState } from 'react'
import type { StaffEndpointName, StaffOutput } from '#schemas/api/staff-endpoints.ts'
import { callStaff, StaffFailure } from './call-staff.ts'
import * as texts from './texts.ts'

export interface StaffAnswer<K extends StaffEndpointName> {
  /** The newest answer. It stays while the next one loads and if the next one fails. */
  answer: StaffOutput<K> | null
  /** False without a query, such as while no site is chosen. */
  isAsked: boolean
  isLoading: boolean
  /** Error message of the newest query. */
  failure: string | null
  retry: () => void
}

/** Debounce of queries in milliseconds. */
const debounceMs = 250

/** Sends a debounced query and ignores answers to earlier ones. Null sends nothing. */
export function useStaffQuery<K extends StaffEndpointName>(name: K, search: URLSearchParams | null): StaffAnswer<K> {
  const [known, setKnown] = useState<{ requestKey: string; answer: StaffOutput<K> } | null>(null)
  const [failed, setFailed] = useState<{ requestKey: string; reason: string } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const question = search?.toString() ?? null
  const requestKey = `${question} ${attempt}`

  useEffect(() => {
    if (question === null) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      callStaff(name, { search: new URLSearchParams(question), signal: abort.signal }).then(
        (answer) => setKnown({ requestKey, answer }),
        (error: unknown) => {
          if (!abort.signal.aborted) setFailed({ requestKey, reason: getReason(error) })
        },
      )
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [name, question, requestKey])

  const failure = failed?.requestKey === requestKey ? failed.reason : null
  return {
    answer: known?.answer ?? null,
    isAsked: question !== null,
    isLoading: question !== null && failure === null && known?.requestKey !== requestKey,
    failure,
    retry: () => setAttempt(attempt + 1),
  }
}

const getReason = (error: unknown): string =>
  error instanceof StaffFailure ? error.message : texts.theServerCouldNotBeReached
