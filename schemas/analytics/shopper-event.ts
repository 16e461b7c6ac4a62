import type { LeadKind } from '../lead/lead-kind.ts'
import type { EventId } from './event-id.ts'

/** What is worth counting and has no number in the specification. */
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

/** Something that a shopper did. Nothing in it says who. */
export interface ShopperEvent {
  event: EventId | EventName
  /** The vehicle that it was about. */
  vehicleId?: number | undefined
  /** Of `form-start`, and of a form’s success. */
  form?: LeadKind | undefined
  /** What was pressed, in its own words; of `purchase-step` and `purchase-done` what is bought or how far it is. */
  label?: string | undefined
  /** Where a link leads. */
  url?: string | undefined
}
