import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Place } from '#schemas/location/place.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: [] }

/** Where a postcode or town is; null if it is unknown. */
export const geocodeQuery = (api: Api, place: string) =>
  queryOptions({
    queryKey: ['geocode', place],
    queryFn: (): Promise<Place | null> => api.call('geocode', { place }).catch(noPlace),
    meta,
    staleTime: Infinity,
  })

function noPlace(error: unknown): null {
  if (isFailure(error) && error.problem.code === 'place-unknown') return null
  throw error
}

/** By name: on the server the class is the platform's, not that of the renderer's bundle. */
const isFailure = (error: unknown): error is Pick<ApiFailure, 'problem'> =>
  error instanceof Error && error.name === 'ApiFailure' && 'problem' in error
