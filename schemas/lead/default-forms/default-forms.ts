import type { LeadKind } from '../lead-kind.ts'
import { careers } from './careers.ts'
import { enquiry } from './enquiry.ts'
import { finance } from './finance.ts'
import { fleet } from './fleet.ts'
import { parts } from './parts.ts'
import { priceAlert } from './price-alert.ts'
import { requestPhotos } from './request-photos.ts'
import { service } from './service.ts'
import { testDrive } from './test-drive.ts'
import { tradeIn } from './trade-in.ts'
import type { DefaultForm } from './default-form.ts'

/** The default form of each kind. */
export const defaultForms: Record<LeadKind, DefaultForm> = {
  enquiry,
  'test-drive': testDrive,
  'request-photos': requestPhotos,
  finance,
  'trade-in': tradeIn,
  'price-alert': priceAlert,
  service,
  parts,
  fleet,
  careers,
}
