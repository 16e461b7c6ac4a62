import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import type { Garage } from '#schemas/shopper/garage.ts'
import { garageQuery } from '../_data/garage.ts'
import { useApi } from '../_kit/runtime.tsx'

interface Change {
  ask: (api: Api) => Promise<unknown>
  /** The garage as it is then: shown at once, and taken back where the server did not do it. */
  shown?: (garage: Garage) => Garage
}

/** Changes something of the shopper's own and shows what came of it. */
export interface GarageChange {
  /** The key of what is under way; null where nothing is. */
  busy: string | null
  failure: string | null
  /** Whether it was done. */
  make: (key: string, change: Change) => Promise<boolean>
  /** As `make`, for a form that says itself what went wrong: rejects then. */
  attempt: (change: Change) => Promise<void>
  /** As `make`, for what signs the shopper out: then the home page follows. */
  leave: (key: string, ask: Change['ask']) => Promise<void>
}

export function useGarageChange(): GarageChange {
  const api = useApi()
  const client = useQueryClient()
  const query = garageQuery(api)
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  /** The garage is fetched again, and the page says that nobody is signed in. */
  const refetchIfSignedOut = (error: unknown): void => {
    if (isSignedOut(error)) void client.resetQueries(query)
  }

  const run = async (key: string, work: () => Promise<void>): Promise<boolean> => {
    if (busy !== null) return false
    setBusy(key)
    setFailure(null)
    try {
      await work()
      return true
    } catch (error) {
      refetchIfSignedOut(error)
      setFailure(wordsOf(error))
      return false
    } finally {
      setBusy(null)
    }
  }
  /** What is shown at once is taken back where the server did not do it. */
  const apply = async ({ ask, shown }: Change): Promise<void> => {
    await client.cancelQueries(query)
    const before = client.getQueryData(query.queryKey)
    if (before && shown) client.setQueryData(query.queryKey, shown(before))
    try {
      await ask(api)
    } catch (error) {
      client.setQueryData(query.queryKey, before)
      throw error
    }
    void client.invalidateQueries(query)
  }

  return {
    busy,
    failure,
    make: (key, change) => run(key, () => apply(change)),
    attempt: async (change) => {
      try {
        await apply(change)
      } catch (error) {
        refetchIfSignedOut(error)
        throw error
      }
    },
    leave: async (key, ask) => {
      if (await run(key, async () => void (await ask(api)))) location.assign('/')
    },
  }
}

const isSignedOut = (error: unknown): boolean => error instanceof ApiFailure && error.problem.code === 'not-signed-in'

const wordsOf = (error: unknown): string =>
  error instanceof ApiFailure ? (error.problem.fields?.[0]?.message ?? error.problem.detail) : unreached

export const unreached = 'We could not reach the server, so nothing was changed. Check your connection and try again.'
