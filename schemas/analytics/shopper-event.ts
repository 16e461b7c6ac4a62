import type { LeadKind } from '../lead/lead-kind.ts'
import type { EventId } from './event-id.ts'

/** Counted events without a number in the specification. */
export const eventNames = [
  'page-view',
  'vehicle-view',
  'form-start',
  'cta',
  'menu',
  'media',
  'purchase-step',
  'purchase-done',
] as const
export type EventName = (typeof eventNames)[number]

/** A shopper's action, without personal data. */
export interface ShopperEvent {
  event: EventId | EventName
  /** The vehicle concerned. */
  vehicleId?: number | undefined
  /** For `form-start`, and for a form’s success. */
  form?: LeadKind | undefined
  /** The label of the clicked element; for `purchase-step` and `purchase-done`, the purchase or step. */
  label?: string | undefined
  /** Target of a link. */
  url?: string | undefined
}
