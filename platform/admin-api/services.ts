import type { StaffEndpointName } from '#schemas/api/staff-endpoints.ts'
import { endReservation } from './checkout/end-reservation.ts'
import { recordManualRefund } from './checkout/record-manual-refund.ts'
import { refundPayment } from './checkout/refund-payment.ts'
import { feedHealth } from './feeds/feed-health.ts'
import { feedRows } from './feeds/feed-rows.ts'
import { approveWithdrawal } from './feeds/approve-withdrawal.ts'
import { importFeed } from './feeds/import-feed.ts'
import { previewFeed } from './feeds/preview-feed.ts'
import { erasePerson } from './leads/erase-person.ts'
import { exportPerson } from './leads/export-person.ts'
import { resendLeads } from './leads/resend-leads.ts'
import { tryDestination } from './leads/try-destination.ts'
import { importReviews } from './reviews/import-reviews.ts'
import { search } from './search/service.ts'
import type { StaffService } from './service.ts'
import { vehicles } from './vehicles/service.ts'

/** The service of each staff call. */
export const staffServices: { [K in StaffEndpointName]: StaffService<K> } = {
  search,
  vehicles,
  feedHealth,
  feedRows,
  approveWithdrawal,
  importFeed,
  importReviews,
  previewFeed,
  resendLeads,
  tryDestination,
  exportPerson,
  erasePerson,
  endReservation,
  notePaidBack: recordManualRefund,
  refundPayment,
}
