import { useState } from 'react'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { FieldError } from '../_forms/what-went-wrong.ts'

interface Task {
  isBusy: boolean
  /** What went wrong with all of it, for the shopper; empty where nothing did. */
  failure: string
  /** What the platform refused by name. */
  refused: readonly FieldError[]
  /** Not twice at once. */
  run: (work: () => Promise<void>) => Promise<void>
}

/** Something that is asked of the platform and may fail. */
export function useTask(): Task {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [refused, setRefused] = useState<readonly FieldError[]>([])
  return {
    isBusy,
    failure,
    refused,
    run: async (work) => {
      if (isBusy) return
      setIsBusy(true)
      setFailure('')
      setRefused([])
      try {
        await work()
      } catch (error) {
        const fields = error instanceof ApiFailure ? (error.problem.fields ?? []) : []
        setRefused(fields.map(({ path, message }) => ({ name: path, message })))
        if (fields.length === 0) setFailure(error instanceof ApiFailure ? error.problem.detail : unreached)
      } finally {
        setIsBusy(false)
      }
    },
  }
}

const unreached = 'We could not be reached just now. Please check your connection and try again.'
