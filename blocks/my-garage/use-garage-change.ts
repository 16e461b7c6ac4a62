import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import { garageQuery } from '../_data/garage.ts'
import { useApi } from '../_kit/runtime.tsx'

/** Changes something of the shopper's own and shows what came of it. */
export interface GarageChange {
  /** The key of what is under way; null where nothing is. */
  busy: string | null
  failure: string | null
  /** Whether it was done. */
  make: (key: string, work: (api: Api) => Promise<unknown>) => Promise<boolean>
  /** As `make`, for what signs the shopper out: then the home page follows. */
  leave: (key: string, work: (api: Api) => Promise<unknown>) => Promise<void>
}

export function useGarageChange(): GarageChange {
  const api = useApi()
  const client = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const run = async (key: string, work: () => Promise<unknown>): Promise<boolean> => {
    if (busy !== null) return false
    setBusy(key)
    setFailure(null)
    try {
      await work()
      return true
    } catch (error) {
      setFailure(
        error instanceof ApiFailure ? error.problem.detail : 'This did not work. Please try again in a moment.',
      )
      return false
    } finally {
      setBusy(null)
    }
  }
  return {
    busy,
    failure,
    make: (key, work) =>
      run(key, async () => {
        await work(api)
        await client.invalidateQueries(garageQuery(api))
      }),
    leave: async (key, work) => {
      if (await run(key, () => work(api))) location.assign('/')
    },
  }
}
