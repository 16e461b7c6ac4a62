import { z } from 'zod'
import { quote, quoteRequest } from '../finance/quote.ts'
import { deliveryArea } from '../delivery/delivery-area.ts'
import { deliveryQuote } from '../delivery/delivery-zone.ts'
import { postcodeInput } from '../delivery/postcode-input.ts'
import { autogauge } from '../market/autogauge.ts'
import { searchQuery } from '../vehicle/search-query.ts'
import { searchHit, searchResponse } from '../vehicle/search-response.ts'
import { searchWire } from '../vehicle/search-wire.ts'
import { searchFromParams } from '../vehicle/search-from-params.ts'
import { searchToParams } from '../vehicle/search-to-params.ts'
import { stockPlace } from '../vehicle/stock-place.ts'
import { vehicleAnswer } from '../vehicle/vehicle-answer.ts'
import { vehicle } from '../vehicle/vehicle.ts'
import { calls } from './calls.ts'
import { endpoint } from './endpoint.ts'

/** Calls for stock and vehicles. */
export const stockEndpoints = {
  search: endpoint({
    method: calls.search.method,
    path: calls.search.path,
    summary: 'Search the stock of this site: hits, count, facet counts, pages.',
    input: searchQuery,
    output: searchResponse,
    toSearch: searchToParams,
    fromSearch: searchFromParams,
    wire: searchWire,
    problems: ['search-unavailable'],
  }),
  vehicle: endpoint({
    ...calls.vehicle,
    summary: 'One vehicle by its slug, also one that is sold and no longer listed; null where this site has none.',
    input: z.object({ slug: z.string().max(200) }),
    output: vehicleAnswer.nullable(),
  }),
  vehicleView: endpoint({
    ...calls.vehicleView,
    summary: 'Counts a look at a vehicle’s page; how many there were, and what of the vehicle may have changed since.',
    input: z.object({
      slug: z.string().max(200),
      /** The caller's page version; ignored in the answer. */
      photos_count: z.coerce.number().int().nonnegative().optional(),
      updated_at: z.string().max(40).optional(),
      website_id: z.coerce.number().int().optional(),
    }),
    output: z.object({
      views: z.int().nonnegative(),
      car_fields: vehicle
        .pick({
          status: true,
          reserved: true,
          preorder: true,
          price: true,
          before_price: true,
          offer_price: true,
          subscription_price: true,
          updated_at: true,
        })
        .extend({ photos_count: z.int().nonnegative() }),
    }),
    problems: ['vehicle-not-found'],
  }),
  related: endpoint({
    ...calls.related,
    summary: 'Vehicles similar to one of this site, at most six, the same model first.',
    input: z.object({ slug: z.string().max(200) }),
    output: z.array(searchHit),
  }),
  autogauge: endpoint({
    ...calls.autogauge,
    summary: 'How the price of a vehicle compares with the market, or null where nobody knows. Money in cents.',
    input: z.object({ slug: z.string().max(200) }),
    output: autogauge.nullable(),
  }),
  financeDisclaimer: endpoint({
    ...calls.financeDisclaimer,
    summary: 'The lender’s words that belong to the repayments of a vehicle, or null.',
    input: z.object({ slug: z.string().max(200) }),
    output: z.object({ disclaimer: z.string().nullable() }),
  }),
  financeQuote: endpoint({
    ...calls.financeQuote,
    limit: 'lookup',
    summary:
      'What the lender asks a week for a vehicle of this site, by its slug or vin; null where it gives no quote. Money in cents.',
    input: quoteRequest,
    output: quote.nullable(),
  }),
  delivery: endpoint({
    ...calls.delivery,
    summary:
      'What delivery to a postcode costs, of one vehicle (`slug`) or from the main location; null where nobody can say.',
    input: z.object({ postcode: postcodeInput, slug: z.string().max(200).optional() }),
    output: deliveryQuote.nullable(),
  }),
  deliveryArea: endpoint({
    ...calls.deliveryArea,
    summary: 'Where this site delivers, from its delivery zones.',
    input: z.object({}),
    output: deliveryArea,
  }),
  stockRoute: endpoint({
    ...calls.stockRoute,
    summary: 'What an address below /search/ stands for on this site, or null.',
    input: z.object({ path: z.string().max(400) }),
    output: stockPlace.nullable(),
  }),
} as const
