import { isEventId } from '#schemas/analytics/event-id.ts'
import { tellEvent } from '../_ui/shopper-event.ts'
import { takeSent } from './sent-form.ts'

/** The form that led here has succeeded: now its event is told, and the time that was booked is said. Nothing where somebody just came by. */
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
