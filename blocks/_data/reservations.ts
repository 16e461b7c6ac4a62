import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

/** Volatile: never part of a shared page. */
const meta: QueryTags = { tags: [] }

/** Whether a vehicle can be reserved now; `begunAs` is the key of a reservation started in this browser. */
export const reservationOfferQuery = (api: Api, { slug, begunAs }: { slug: string; begunAs: () => string | null }) =>
  queryOptions({
    queryKey: ['reservation-offer', slug],
    queryFn: () => api.call('reservationOffer', { slug, key: begunAs() ?? undefined }),
    meta,
  })

/** The state of a payment, by its code. */
export const paymentStatusQuery = (api: Api, code: string) =>
  queryOptions({ queryKey: ['payment-status', code], queryFn: () => api.call('paymentStatus', { code }), meta })
