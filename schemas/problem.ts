/**
 * The closed catalogue of expected failures. A code is permanent: it is never renamed or reused. `detail` is a sentence that a customer
 * may read: what happened and what to do. On the wire this is RFC 9457 `application/problem+json`.
 */
export const problems = {
  'tenant-unknown': {
    status: 404,
    title: 'Site not found',
    detail: 'No website is published at this address. Check the address and try again.',
  },
  'page-not-found': {
    status: 404,
    title: 'Page not found',
    detail: 'There is no page at this address. Try the menu or search our stock.',
  },
  'vehicle-not-found': {
    status: 404,
    title: 'Vehicle not found',
    detail: 'This vehicle is no longer listed. Search our stock for something similar.',
  },
  'endpoint-not-found': { status: 404, title: 'Not found', detail: 'There is nothing at this address.' },
  'input-invalid': {
    status: 400,
    title: 'Invalid request',
    detail: 'Some of the values sent could not be understood. Check them and try again.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    detail: 'This address does not answer that kind of request.',
  },
  'code-wrong': {
    status: 400,
    title: 'This code is not right',
    detail: 'This code is not right, or no longer valid. Check it, or ask for a new one.',
  },
  'not-signed-in': { status: 401, title: 'Not signed in', detail: 'Sign in to continue.' },
  'phone-needed': {
    status: 403,
    title: 'A mobile number is needed',
    detail: 'Add your mobile number to save vehicles.',
  },
  'list-full': {
    status: 409,
    title: 'Your list is full',
    detail: 'You have saved as many as your list holds. Remove some in My Garage, then save this one.',
  },
  'vehicle-sold': {
    status: 409,
    title: 'This vehicle is sold',
    detail: 'This vehicle has been sold, so it can no longer be saved.',
  },
  'not-allowed': {
    status: 403,
    title: 'Not allowed',
    detail: 'Your account may not do this. Ask an administrator of your site.',
  },
  'preview-expired': {
    status: 410,
    title: 'Preview expired',
    detail: 'This preview link has expired. Open the preview again from the admin.',
  },
  'preview-invalid': {
    status: 403,
    title: 'Preview not valid',
    detail: 'This preview link is not valid for this site. Open the preview again from the admin.',
  },
  'payload-too-large': { status: 413, title: 'Too large', detail: 'What was sent is too large.' },
  'headers-too-large': {
    status: 431,
    title: 'Headers too large',
    detail: 'The request says too much beside what it asks. Delete the cookies of this site and try again.',
  },
  'too-slow': { status: 408, title: 'Too slow', detail: 'What was sent did not arrive in time. Please try again.' },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    detail: 'We have heard from you very often just now. Please wait a little and try again.',
  },
  'feed-unreadable': {
    status: 422,
    title: 'This file cannot be read',
    detail: 'The file could not be read. Check it and try again.',
  },
  'image-not-found': { status: 404, title: 'Image not found', detail: 'There is no picture at this address.' },
  'time-taken': {
    status: 409,
    title: 'This time is taken',
    detail: 'Sorry, somebody else has just booked this time. Please choose another.',
  },
  'time-closed': {
    status: 409,
    title: 'This time cannot be booked',
    detail: 'This time can no longer be booked. Please choose another.',
  },
  'valuation-not-found': {
    status: 404,
    title: 'Valuation not found',
    detail: 'This valuation is not known here. Please start again.',
  },
  'valuation-expired': {
    status: 410,
    title: 'Valuation expired',
    detail: 'This estimate is no longer good. Please have your car valued again.',
  },
  'nothing-offered': {
    status: 409,
    title: 'Nothing to accept yet',
    detail: 'There is no figure for this car yet. We call you with one.',
  },
  'place-unknown': { status: 404, title: 'Place unknown', detail: 'Invalid postcode' },
  'vehicle-held': {
    status: 409,
    title: 'Somebody is reserving it',
    detail:
      'Somebody else is just reserving this vehicle. If they do not finish, it is free again in a few minutes: please try again then, or ring us.',
  },
  'vehicle-not-reservable': {
    status: 409,
    title: 'This vehicle cannot be reserved',
    detail:
      'Sorry, this vehicle can no longer be reserved online. Please ring us, or search our stock for something similar.',
  },
  'reservation-open': {
    status: 409,
    title: 'A vehicle is reserved for you',
    detail:
      'A vehicle is reserved for you. Your account can be deleted once that is over. To end it earlier please ring us.',
  },
  'key-reused': {
    status: 422,
    title: 'This was sent before, with other details',
    detail:
      'This form was sent before, with other details, and those have reached us. Reload the page to send it again.',
  },
  'reservation-ended': {
    status: 409,
    title: 'The time to pay is over',
    detail: 'The time to pay for this reservation is over. Please begin again.',
  },
  'payments-unavailable': {
    status: 503,
    title: 'Payment unavailable',
    detail:
      'We cannot take payments online at this moment. Nothing was charged. Please try again in a moment, or ring us.',
  },
  'state-changed': {
    status: 409,
    title: 'This has changed meanwhile',
    detail: 'This has changed meanwhile, and can no longer be done. Open it again to see how it stands.',
  },
  'prize-draw-over': {
    status: 409,
    title: 'The wheel has stopped',
    detail: 'This prize draw is over. Thank you for coming by.',
  },
  'already-spun': {
    status: 409,
    title: 'You have had your spin',
    detail: 'You have already had your spin of this wheel: everybody has one.',
  },
  'payment-not-found': {
    status: 404,
    title: 'Payment not found',
    detail: 'We do not know this payment. Check the address, or ring us.',
  },
  busy: { status: 503, title: 'Busy', detail: 'We are very busy just now. Please try again in a moment.' },
  'temporarily-unavailable': {
    status: 503,
    title: 'Temporarily unavailable',
    detail: 'We cannot reach our records at the moment. Nothing you entered is lost: please try again in a minute.',
  },
  'search-unavailable': {
    status: 503,
    title: 'Search unavailable',
    detail: 'Search is having a short break. Please try again in a moment.',
  },
  unexpected: {
    status: 500,
    title: 'Something went wrong',
    detail: 'Something went wrong on our side. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; title: string; detail: string }>

export type ProblemCode = keyof typeof problems

/** One field that was wrong, for forms and for `input-invalid`. */
export interface ProblemField {
  path: string
  message: string
}

/** An expected failure, as a value. `fields` names what was wrong where the code is `input-invalid`. */
export interface Problem {
  kind: 'problem'
  code: ProblemCode
  status: number
  title: string
  detail: string
  fields?: ProblemField[]
  /** Seconds after which it is worth trying again, where that is known. */
  retryAfter?: number
}

export const problem = (
  code: ProblemCode,
  more: Partial<Pick<Problem, 'detail' | 'fields' | 'retryAfter'>> = {},
): Problem => ({
  kind: 'problem',
  code,
  ...problems[code],
  ...more,
})

export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'problem'

/** RFC 9457 members for `application/problem+json`; `instance` is the request's id. */
export const toProblemJson = (failure: Problem, instance?: string) => ({
  type: `urn:forecourt:problem:${failure.code}`,
  title: failure.title,
  status: failure.status,
  detail: failure.detail,
  code: failure.code,
  ...(failure.fields ? { fields: failure.fields } : {}),
  ...(instance ? { instance } : {}),
})
