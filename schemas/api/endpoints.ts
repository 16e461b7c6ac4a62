import { z } from 'zod'
import { quote, quoteRequest } from '../finance/quote.ts'
import { deliveryQuote } from '../delivery/delivery-zone.ts'
import { postcodeInput } from '../delivery/postcode-input.ts'
import { leadForm } from '../lead/lead-form.ts'
import { leadKinds } from '../lead/lead-kind.ts'
import { leadAnswer, leadInput } from '../lead/lead-input.ts'
import { documentId } from '../lib/document-id.ts'
import { storedText } from '../lib/stored-text.ts'
import { location, locationTypes } from '../location/location.ts'
import { place } from '../location/place.ts'
import { website } from '../location/website.ts'
import { autogauge } from '../market/autogauge.ts'
import { article } from '../page/article.ts'
import { onlinePayment } from '../payment/online-payment.ts'
import { paymentStatus } from '../payment/payment-status.ts'
import { prizeDraw, spinInput, spinResult } from '../prize/prize-draw.ts'
import { currentPromos } from '../promo/promo.ts'
import { paymentBegun, reservationInput } from '../reservation/reservation-input.ts'
import { reservationOffers } from '../reservation/reservation-offer.ts'
import { reviewSummary } from '../review/review.ts'
import { codeAnswer, codeRequest, sessionAnswer, sessionRequest, shopperDetails } from '../shopper/session.ts'
import { garage, newSearch, savedSearch, watchlistChange } from '../shopper/garage.ts'
import { slotDays } from '../test-drive/slot-days.ts'
import { adjustmentAnswers } from '../valuation/adjustment-answers.ts'
import { foundCar } from '../valuation/found-car.ts'
import { offer } from '../valuation/offer.ts'
import { offerStages } from '../valuation/offer-stage.ts'
import { ownCar } from '../valuation/own-car.ts'
import { plate } from '../valuation/plate.ts'
import { purpose } from '../valuation/purpose.ts'
import { regoState } from '../valuation/rego-state.ts'
import { valuation, valuationCode } from '../valuation/valuation.ts'
import { searchQuery } from '../vehicle/search-query.ts'
import { searchHit, searchResponse } from '../vehicle/search-response.ts'
import { searchWire } from '../vehicle/search-wire.ts'
import { searchFromParams, searchToParams } from '../vehicle/search-url.ts'
import { stockPlace } from '../vehicle/stock-place.ts'
import { vehicle } from '../vehicle/vehicle.ts'
import { calls } from './calls.ts'
import { endpoint } from './endpoint.ts'

/** Every call of the platform API: the server routes, the browser's client and the documentation are all derived from this. */
export const endpoints = {
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
    output: vehicle.nullable(),
  }),
  vehicleView: endpoint({
    ...calls.vehicleView,
    summary: 'Counts a look at a vehicle’s page; how many there were, and what of the vehicle may have changed since.',
    input: z.object({
      slug: z.string().max(200),
      /** What the page shows, as the caller knows it; of no consequence for the answer. */
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
      'What delivery to a postcode costs, of one vehicle (`slug`) or from the main yard; null where nobody can say.',
    input: z.object({ postcode: postcodeInput, slug: z.string().max(200).optional() }),
    output: deliveryQuote.nullable(),
  }),
  places: endpoint({
    ...calls.places,
    summary: 'Postcodes and towns that begin as typed, at most eight.',
    input: z.object({ query: z.string().max(80) }),
    output: z.array(place),
  }),
  stockRoute: endpoint({
    ...calls.stockRoute,
    summary: 'What an address below /search/ stands for on this site, or null.',
    input: z.object({ path: z.string().max(400) }),
    output: stockPlace.nullable(),
  }),
  leadForm: endpoint({
    ...calls.leadForm,
    summary:
      'A form of this site, about a vehicle where one is named: its fields, in steps, and its words. `page` and `block` say which form of which page; without them it is the usual one of its kind.',
    input: z.object({
      kind: z.enum(leadKinds),
      car_id: z.coerce.number().pipe(documentId).optional(),
      page: z.coerce.number().pipe(documentId).optional(),
      block: z.string().max(80).optional(),
      preferredDealership: z.string().max(120).optional(),
      vehiclePriceBudget: z.string().max(20).optional(),
    }),
    output: leadForm,
  }),
  leads: endpoint({
    ...calls.leads,
    limit: 'lead',
    summary: 'Takes an enquiry. What is sent again under the same key is the same lead.',
    input: leadInput,
    output: leadAnswer,
    problems: ['input-invalid'],
  }),
  testDriveSlots: endpoint({
    ...calls.testDriveSlots,
    summary: 'When a vehicle can be driven, where it stands or at the location that is named.',
    input: z.object({
      car_id: z.coerce.number().pipe(documentId).optional(),
      location: z.coerce.number().pipe(documentId).optional(),
    }),
    output: slotDays,
  }),
  testDriveBooking: endpoint({
    ...calls.testDriveBooking,
    limit: 'lead',
    summary: 'Books a test drive, or asks for one without a time. A time that somebody else has is refused.',
    input: leadInput,
    output: leadAnswer,
    problems: ['input-invalid', 'time-taken', 'time-closed'],
  }),
  reveals: endpoint({
    ...calls.reveals,
    summary: 'Notes that the number of a vehicle’s dealer was shown.',
    input: z.object({
      car_id: documentId,
      dealership_id: documentId.nullable().default(null),
      website_id: documentId.nullable().default(null),
    }),
    output: z.object({ success: z.boolean() }),
  }),
  locations: endpoint({
    ...calls.locations,
    summary: 'The visible locations of this site.',
    input: z.object({ type: z.enum(['sales', 'service', 'parts', 'others']).optional() }),
    output: z.array(location),
  }),
  reviews: endpoint({
    ...calls.reviews,
    summary: 'Published reviews, newest first, with count and average.',
    input: z.object({
      limit: z.coerce.number().int().min(1).max(50).default(10),
      minimumRating: z.coerce.number().min(0).max(5).default(0),
    }),
    output: reviewSummary,
  }),
  rating: endpoint({
    ...calls.rating,
    summary: 'What Snap 21 says of the organisation that this site names; null where it says nothing at this moment.',
    input: z.object({ orgId: z.string().max(64) }),
    output: z.object({ rating: z.number(), stars: z.number() }).nullable(),
  }),
  promos: endpoint({
    ...calls.promos,
    summary: 'The promotions that run now, and when that will next be something else.',
    input: z.object({}),
    output: currentPromos,
  }),
  salesCount: endpoint({
    ...calls.salesCount,
    summary: 'Vehicles sold in the current calendar month on the site’s own clock.',
    input: z.object({}),
    output: z.object({ count: z.int().nonnegative(), month: z.string() }),
  }),
  sessionCode: endpoint({
    ...calls.sessionCode,
    summary:
      'Sends a one-time code to a mobile number or an e-mail address. Seconds after which another can be asked for.',
    limit: 'code',
    input: codeRequest,
    output: codeAnswer,
    problems: ['too-many-requests'],
  }),
  session: endpoint({
    ...calls.session,
    summary: 'Who is signed in in this browser, or null.',
    input: z.object({}),
    output: sessionAnswer,
  }),
  signIn: endpoint({
    ...calls.signIn,
    summary: 'Signs in with the code that was sent; the session is a cookie that scripts cannot read.',
    limit: 'sign-in',
    input: sessionRequest,
    output: sessionAnswer,
    problems: ['code-wrong'],
  }),
  signOut: endpoint({
    ...calls.signOut,
    summary: 'Signs this browser out, or every one.',
    input: z.object({ everywhere: z.boolean().default(false) }),
    output: sessionAnswer,
  }),
  shopperDetails: endpoint({
    ...calls.shopperDetails,
    summary: 'Changes the name and postcode of the signed-in shopper.',
    input: shopperDetails,
    output: sessionAnswer,
    problems: ['not-signed-in'],
  }),
  rego: endpoint({
    ...calls.rego,
    summary: 'The car behind a number plate; null where nobody can say.',
    input: z.object({ rego: plate, regoState }),
    output: foundCar.nullable(),
    limit: 'lookup',
  }),
  valuations: endpoint({
    ...calls.valuations,
    summary:
      'Has a shopper’s own car valued, towards the vehicle `car_id` where one is named; what its owner is asked about it.',
    input: ownCar.extend({ car_id: documentId.nullable().default(null) }),
    output: valuation,
    limit: 'lookup',
  }),
  valuationAdjustments: endpoint({
    ...calls.valuationAdjustments,
    summary: 'Values the car anew by what its owner answers, question by question.',
    input: z.object({ id: valuationCode, adjustmentAnswers }),
    output: valuation,
    limit: 'lookup',
    problems: ['valuation-not-found', 'valuation-expired'],
  }),
  valuationOffer: endpoint({
    ...calls.valuationOffer,
    summary: 'Takes the details of whoever had a car valued, and tells the figures. Money in cents.',
    input: leadInput
      .omit({ kind: true, car_id: true, form: true })
      .extend({ id: valuationCode, purpose: purpose.default('trade-in') }),
    output: offer,
    limit: 'lead',
    problems: ['valuation-not-found', 'valuation-expired'],
  }),
  offerAccepted: endpoint({
    ...calls.offerAccepted,
    summary:
      'Accepts the offer for a car. `valuation` is the id that its valuation was made under: only who has it can accept.',
    input: z.object({
      lead_id: documentId,
      valuation: valuationCode,
      form_completed: z.boolean().default(true),
      offer_accepted: z.boolean().default(true),
      subcategory: z.literal(offerStages.accepted).default(offerStages.accepted),
    }),
    output: z.object({ success: z.boolean(), accepted_at: z.string().nullable() }),
    problems: ['valuation-not-found', 'valuation-expired', 'nothing-offered'],
  }),
  miscellaneous: endpoint({
    ...calls.miscellaneous,
    summary: 'Keeps the result of a valuation with its lead, on sites of the brand that asks for it.',
    input: z.object({ column_name: z.literal('valuation'), valuation: valuationCode }),
    output: z.object({ success: z.boolean() }),
    problems: ['valuation-not-found', 'valuation-expired'],
  }),
  geocode: endpoint({
    ...calls.geocode,
    summary: 'Where a place or a postcode is, in degrees.',
    input: z.object({ place: storedText(120) }),
    output: place,
    problems: ['place-unknown'],
  }),
  manufacturerLocations: endpoint({
    ...calls.manufacturerLocations,
    summary: 'The group’s websites, each with its visible locations of a type.',
    input: z.object({ type: z.enum(locationTypes).default('sales') }),
    output: z.array(website),
  }),
  watchlist: endpoint({
    ...calls.watchlist,
    summary:
      'The ids of the vehicles that the signed-in shopper saved, the newest first, and the number they are saved with.',
    input: z.object({}),
    output: z.object({ car_ids: z.array(documentId), phone_number: z.string().nullable() }),
    problems: ['not-signed-in'],
  }),
  saveCar: endpoint({
    ...calls.saveCar,
    summary: 'Puts a vehicle on the list of the signed-in shopper, whatever number is sent.',
    input: watchlistChange,
    output: z.object({ success: z.boolean() }),
    problems: ['not-signed-in', 'phone-needed', 'vehicle-not-found', 'vehicle-sold'],
  }),
  removeCar: endpoint({
    ...calls.removeCar,
    summary: 'Takes a vehicle off the list of the signed-in shopper, whatever number is sent.',
    input: watchlistChange,
    output: z.object({ success: z.boolean() }),
    problems: ['not-signed-in'],
  }),
  watchlistAlerts: endpoint({
    ...calls.watchlistAlerts,
    summary: 'Whether the signed-in shopper hears by e-mail when a saved vehicle’s price drops.',
    input: z.object({ car_id: documentId, alerts: z.boolean() }),
    output: z.object({ success: z.boolean() }),
    problems: ['not-signed-in'],
  }),
  garage: endpoint({
    ...calls.garage,
    summary: 'Everything that the signed-in shopper has on this site. Money in cents.',
    input: z.object({}),
    output: garage,
    problems: ['not-signed-in'],
  }),
  saveSearch: endpoint({
    ...calls.saveSearch,
    summary: 'Keeps a search for the signed-in shopper, who hears of new vehicles by e-mail.',
    input: newSearch,
    output: savedSearch,
    problems: ['not-signed-in'],
  }),
  searchAlerts: endpoint({
    ...calls.searchAlerts,
    summary: 'Whether the signed-in shopper hears of new vehicles of a saved search.',
    input: z.object({ id: documentId, alerts: z.boolean() }),
    output: z.object({ success: z.boolean() }),
    problems: ['not-signed-in'],
  }),
  removeSearch: endpoint({
    ...calls.removeSearch,
    summary: 'Forgets a saved search of the signed-in shopper.',
    input: z.object({ id: documentId }),
    output: z.object({ success: z.boolean() }),
    problems: ['not-signed-in'],
  }),
  endPriceAlert: endpoint({
    ...calls.endPriceAlert,
    summary: 'Ends a price alert of the signed-in shopper.',
    input: z.object({ id: documentId }),
    output: z.object({ success: z.boolean() }),
    problems: ['not-signed-in'],
  }),
  closeAccount: endpoint({
    ...calls.closeAccount,
    summary: 'Deletes the account of the signed-in shopper, with what was saved, and signs every browser out.',
    input: z.object({}),
    output: sessionAnswer,
    problems: ['not-signed-in'],
  }),
  reservationOffer: endpoint({
    ...calls.reservationOffer,
    summary: 'Whether a vehicle can be reserved or bought online at this moment.',
    input: z.object({ slug: z.string().max(200) }),
    output: z.object({ offer: z.enum(reservationOffers) }),
  }),
  reservations: endpoint({
    ...calls.reservations,
    limit: 'lead',
    summary:
      'Keeps a vehicle for a few minutes and gives the page to pay on. Sent again under the same key, it is the same.',
    input: reservationInput,
    output: paymentBegun,
    problems: [
      'input-invalid',
      'not-signed-in',
      'vehicle-not-found',
      'vehicle-held',
      'vehicle-not-reservable',
      'reservation-ended',
      'payments-unavailable',
    ],
  }),
  onlinePayment: endpoint({
    ...calls.onlinePayment,
    limit: 'lead',
    summary: 'Begins the payment of an invoice and gives the page to pay on. For shoppers who are signed in.',
    input: onlinePayment,
    output: paymentBegun,
    problems: ['input-invalid', 'not-signed-in', 'reservation-ended', 'payments-unavailable'],
  }),
  prizeDraw: endpoint({
    ...calls.prizeDraw,
    summary: 'The wheel that runs on this site now, or null: what can be won, until when, on which terms.',
    input: z.object({}),
    output: z.object({ draw: prizeDraw.nullable() }),
  }),
  prizeSpin: endpoint({
    ...calls.prizeSpin,
    limit: 'lead',
    summary: 'Spins the wheel, once a shopper. Sent again under the same key, it comes to the same.',
    input: spinInput,
    output: spinResult,
    problems: ['input-invalid', 'not-signed-in', 'already-spun', 'prize-draw-over'],
  }),
  paymentStatus: endpoint({
    ...calls.paymentStatus,
    summary: 'How a payment stands, by its code. Asks the provider where it has told nothing yet.',
    input: z.object({ code: z.string().max(60) }),
    output: paymentStatus,
    problems: ['payment-not-found'],
  }),
  articles: endpoint({
    ...calls.articles,
    summary: 'Pages of this site below an address, as teasers, the newest first.',
    input: z.object({
      under: z.string().max(300).startsWith('/'),
      limit: z.coerce.number().int().min(1).max(50).default(3),
    }),
    output: z.array(article),
  }),
} as const

export type EndpointName = keyof typeof endpoints
export type EndpointInput<K extends EndpointName> = z.input<(typeof endpoints)[K]['input']>
export type EndpointOutput<K extends EndpointName> = z.output<(typeof endpoints)[K]['output']>

/** The contract as a caller sees it: over HTTP in a browser, in process on the server. Rejects with an `ApiFailure`. */
export interface Api {
  call: <K extends EndpointName>(name: K, input: EndpointInput<K>) => Promise<EndpointOutput<K>>
}
