import * as texts from './texts.ts'

/**
 * The closed catalogue of expected failures. A code is permanent: it is never renamed or reused. `detail` is a sentence for customers with
 * cause and next step. Sent as RFC 9457 `application/problem+json`.
 */
export const problems = {
  'tenant-unknown': {
    status: 404,
    title: texts.siteNotFound,
    detail: texts.siteNotFoundDetail,
  },
  'page-not-found': {
    status: 404,
    title: texts.pageNotFound,
    detail: texts.pageNotFoundDetail,
  },
  'vehicle-not-found': {
    status: 404,
    title: texts.vehicleNotFound,
    detail: texts.vehicleNotFoundDetail,
  },
  'endpoint-not-found': { status: 404, title: texts.notFound, detail: texts.notFoundDetail },
  'input-invalid': {
    status: 400,
    title: texts.invalidRequest,
    detail: texts.invalidRequestDetail,
  },
  'method-not-allowed': {
    status: 405,
    title: texts.methodNotAllowed,
    detail: texts.methodNotAllowedDetail,
  },
  'code-wrong': {
    status: 400,
    title: texts.incorrectCode,
    detail: texts.incorrectCodeDetail,
  },
  'not-signed-in': { status: 401, title: texts.notSignedIn, detail: texts.notSignedInDetail },
  'phone-needed': {
    status: 403,
    title: texts.aMobileNumberIsNeeded,
    detail: texts.aMobileNumberIsNeededDetail,
  },
  'list-full': {
    status: 409,
    title: texts.yourListIsFull,
    detail: texts.yourListIsFullDetail,
  },
  'vehicle-sold': {
    status: 409,
    title: texts.thisVehicleIsSold,
    detail: texts.thisVehicleIsSoldDetail,
  },
  'not-allowed': {
    status: 403,
    title: texts.notAllowed,
    detail: texts.notAllowedDetail,
  },
  'preview-expired': {
    status: 410,
    title: texts.previewExpired,
    detail: texts.previewExpiredDetail,
  },
  'preview-invalid': {
    status: 403,
    title: texts.previewNotValid,
    detail: texts.previewNotValidDetail,
  },
  'payload-too-large': { status: 413, title: texts.tooLarge, detail: texts.tooLargeDetail },
  'headers-too-large': {
    status: 431,
    title: texts.headersTooLarge,
    detail: texts.headersTooLargeDetail,
  },
  'too-slow': { status: 408, title: texts.tooSlow, detail: texts.tooSlowDetail },
  'too-many-requests': {
    status: 429,
    title: texts.tooManyRequests,
    detail: texts.tooManyRequestsDetail,
  },
  'feed-unreadable': {
    status: 422,
    title: texts.thisFileCannotBeRead,
    detail: texts.thisFileCannotBeReadDetail,
  },
  'image-not-found': { status: 404, title: texts.imageNotFound, detail: texts.imageNotFoundDetail },
  'time-taken': {
    status: 409,
    title: texts.thisTimeIsTaken,
    detail: texts.thisTimeIsTakenDetail,
  },
  'time-closed': {
    status: 409,
    title: texts.thisTimeCannotBeBooked,
    detail: texts.thisTimeCannotBeBookedDetail,
  },
  'valuation-not-found': {
    status: 404,
    title: texts.valuationNotFound,
    detail: texts.valuationNotFoundDetail,
  },
  'valuation-expired': {
    status: 410,
    title: texts.valuationExpired,
    detail: texts.valuationExpiredDetail,
  },
  'nothing-offered': {
    status: 409,
    title: texts.nothingToAcceptYet,
    detail: texts.nothingToAcceptYetDetail,
  },
  'place-unknown': { status: 404, title: texts.placeUnknown, detail: texts.placeUnknownDetail },
  'vehicle-held': {
    status: 409,
    title: texts.someoneIsReservingIt,
    detail: texts.someoneIsReservingItDetail,
  },
  'vehicle-not-reservable': {
    status: 409,
    title: texts.thisVehicleCannotBeReserved,
    detail: texts.thisVehicleCannotBeReservedDetail,
  },
  'reservation-open': {
    status: 409,
    title: texts.aVehicleIsReservedForYou,
    detail: texts.aVehicleIsReservedForYouDetail,
  },
  'key-reused': {
    status: 422,
    title: texts.thisWasSentBefore,
    detail: texts.thisWasSentBeforeDetail,
  },
  'reservation-ended': {
    status: 409,
    title: texts.theTimeToPayHasExpired,
    detail: texts.theTimeToPayHasExpiredDetail,
  },
  'payments-unavailable': {
    status: 503,
    title: texts.paymentUnavailable,
    detail: texts.paymentUnavailableDetail,
  },
  'state-changed': {
    status: 409,
    title: texts.thisHasChanged,
    detail: texts.thisHasChangedDetail,
  },
  'prize-draw-over': {
    status: 409,
    title: texts.thePrizeDrawHasEnded,
    detail: texts.thePrizeDrawHasEndedDetail,
  },
  'already-spun': {
    status: 409,
    title: texts.youHaveAlreadySpun,
    detail: texts.youHaveAlreadySpunDetail,
  },
  'payment-not-found': {
    status: 404,
    title: texts.paymentNotFound,
    detail: texts.paymentNotFoundDetail,
  },
  busy: { status: 503, title: texts.busy, detail: texts.busyDetail },
  'temporarily-unavailable': {
    status: 503,
    title: texts.temporarilyUnavailable,
    detail: texts.temporarilyUnavailableDetail,
  },
  'admin-preparing': { status: 503, title: texts.theAdminIsBeingPrepared, detail: texts.theAdminIsBeingPreparedDetail },
  'admin-not-built': {
    status: 503,
    title: texts.theAdminCouldNotBeStarted,
    detail: texts.theAdminCouldNotBeStartedDetail,
  },
  'search-unavailable': {
    status: 503,
    title: texts.searchUnavailable,
    detail: texts.searchUnavailableDetail,
  },
  unexpected: {
    status: 500,
    title: texts.somethingWentWrong,
    detail: texts.somethingWentWrongDetail,
  },
} as const satisfies Record<string, { status: number; title: string; detail: string }>

export type ProblemCode = keyof typeof problems

/** An invalid field, for forms and for `input-invalid`. */
export interface ProblemField {
  path: string
  message: string
}

/** An expected failure as a value. `fields` are the invalid fields of `input-invalid`. */
export interface Problem {
  kind: 'problem'
  code: ProblemCode
  status: number
  title: string
  detail: string
  fields?: ProblemField[]
  /** Seconds until a retry is worthwhile, if known. */
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
