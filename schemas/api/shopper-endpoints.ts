import { z } from 'zod'
import { documentId } from '../lib/document-id.ts'
import { codeAnswer, codeRequest, sessionAnswer, sessionRequest, shopperDetails } from '../shopper/session.ts'
import { garage, newSearch, savedSearch, watchlistChange } from '../shopper/garage.ts'
import { calls } from './calls.ts'
import { endpoint } from './endpoint.ts'

/** Calls about the signed-in shopper's data, and for signing in. */
export const shopperEndpoints = {
  sessionCode: endpoint({
    ...calls.sessionCode,
    summary:
      'Sends a one-time code to a mobile number or an email address. Seconds after which another can be asked for.',
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
    problems: ['not-signed-in', 'phone-needed', 'vehicle-not-found', 'vehicle-sold', 'list-full'],
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
    summary: 'Whether the signed-in shopper hears, by email or else by SMS, when a saved vehicle’s price drops.',
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
    summary: 'Keeps a search for the signed-in shopper, who hears of new vehicles by email.',
    input: newSearch,
    output: savedSearch,
    problems: ['not-signed-in', 'list-full'],
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
    summary:
      'Deletes the account of the signed-in shopper and all that says who they are, and signs every browser out.',
    input: z.object({}),
    output: sessionAnswer,
    problems: ['not-signed-in', 'reservation-open'],
  }),
} as const
