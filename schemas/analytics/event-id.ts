/** Numeric ids of analytics events. vehicles §7, locations §9 */
export const eventIds = {
  usedVehicleView: 4,
  financeEnquiry: 9,
  newCarEnquiry: 14,
  usedCarEnquiry: 15,
  newTestDrive: 17,
  offerAccepted: 18,
  generalEnquiry: 22,
  callClick: 25,
  calculatorTouched: 26,
  favouriteAdded: 39,
  usedTestDrive: 48,
  searchPageView: 49,
  careers: 51,
  historyReport: 60,
  printPdf: 61,
} as const
export type EventId = (typeof eventIds)[keyof typeof eventIds]

const known: readonly number[] = Object.values(eventIds)

export const isEventId = (id: number): id is EventId => known.includes(id)
