import { isEventId } from '#schemas/analytics/event-id.ts'
import { tellEvent } from '../_ui/shopper-event.ts'
import { takeSent } from './sent-form.ts'

/** Emits the event of the form that led here and shows the booked time. Does nothing if the page was opened directly. */
export function sayThanks(place: HTMLElement): void {
  const sent = takeSent()
  if (!sent) return
  const { event, form, vehicleId } = sent
  if (isEventId(event)) tellEvent({ event, form, vehicleId: vehicleId ?? undefined })
  const time = place.querySelector('[data-time]')
  if (!time || sent.time === '') return
  time.textContent = sent.time
  place.hidden = false
}
