import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import type { Garage } from '#schemas/shopper/garage.ts'
import { garageQuery } from '../_data/garage.ts'
import { useApi } from '../_kit/runtime.tsx'
import * as texts from './texts.ts'

interface Change {
  ask: (api: Api) => Promise<unknown>
  /** The optimistic garage: shown immediately, and reverted if the server fails. */
  shown?: (garage: Garage) => Garage
}

/** Changes the shopper's data and shows the result. */
export interface GarageChange {
  /** The key of the running change; null if there is none. */
  busy: string | null
  failure: string | null
  /** Whether it succeeded. */
  make: (key: string, change: Change) => Promise<boolean>
  /** As `make`, for a form that shows its own errors: rejects on failure. */
  attempt: (change: Change) => Promise<void>
  /** As `make`, for changes that sign the shopper out: the home page follows. */
  leave: (key: string, ask: Change['ask']) => Promise<void>
}

export function useGarageChange(): GarageChange {
  const api = useApi()
  const client = useQueryClient()
  const query = garageQuery(api)
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  /** Refetches the garage, and the page shows the signed-out state. */
  const refetchIfSignedOut = (error: unknown): void => {
    if (isSignedOut(error)) void client.resetQueries(query)
  }

  const pending = useRef(new Set<string>())
  const last = useRef<Promise<unknown>>(Promise.resolve())
  /** Ends once the garage was read again after the last change. */
  const read = useRef<Promise<unknown>>(Promise.resolve())

  /** Runs changes one after another. A second press of the same button does nothing. */
  const run = async (key: string, work: () => Promise<void>): Promise<boolean> => {
    if (pending.current.has(key)) return false
    pending.current.add(key)
    const done = last.current.then(async () => perform(key, work))
    last.current = done
    return done
  }
  const perform = async (key: string, work: () => Promise<void>): Promise<boolean> => {
    setBusy(key)
    setFailure(null)
    try {
      await work()
      return true
    } catch (error) {
      refetchIfSignedOut(error)
      setFailure(describeFailure(error))
      return false
    } finally {
      pending.current.delete(key)
      setBusy(null)
    }
  }
  /** An optimistic change is reverted if the server fails. */
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
    read.current = client.invalidateQueries(query)
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
      const signOut = async () => {
        // Without the session, the list could not be read.
        await read.current
        await ask(api)
      }
      if (await run(key, signOut)) location.assign('/')
    },
  }
}

const isSignedOut = (error: unknown): boolean => error instanceof ApiFailure && error.problem.code === 'not-signed-in'

const describeFailure = (error: unknown): string =>
  error instanceof ApiFailure ? (error.problem.fields?.[0]?.message ?? error.problem.detail) : unreached

export const unreached = texts.weCouldNotReachTheServer
