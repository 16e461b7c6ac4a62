import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

/** Of this moment: never in a page that is the same for everybody. */
const meta: QueryTags = { tags: [] }

/** Whether a vehicle can be reserved now; `begunAs` gives the key of a reservation that this browser began. */
export const reservationOfferQuery = (api: Api, { slug, begunAs }: { slug: string; begunAs: () => string | null }) =>
  queryOptions({
    queryKey: ['reservation-offer', slug],
    queryFn: () => api.call('reservationOffer', { slug, key: begunAs() ?? undefined }),
    meta,
  })

/** How a payment stands, by its code. */
export const paymentStatusQuery = (api: Api, code: string) =>
  queryOptions({ queryKey: ['payment-status', code], queryFn: () => api.call('paymentStatus', { code }), meta })
