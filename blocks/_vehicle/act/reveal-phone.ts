import type { CallPath } from '#schemas/api/call-path.ts'
import { tellEvent } from '../../_ui/shopper-event.ts'

/**
 * A press on a number: the first on a masked one shows its digits and tells the platform, every other dials. Event 25 is told once a number.
 * vehicles §4, Phone reveal
 */
export function revealPhone(event: MouseEvent, link: HTMLAnchorElement): void {
  const { car, dealership, website, number, told } = link.dataset
  if (!told) tellEvent({ event: 25, vehicleId: car ? Number(car) : undefined })
  link.dataset['told'] = 'true'
  const masked = link.querySelector('[data-masked]')
  if (!masked) return
  event.preventDefault()
  masked.textContent = number ?? ''
  masked.removeAttribute('data-masked')
  link.removeAttribute('aria-label')
  if (car) logReveal({ car_id: Number(car), dealership_id: idOf(dealership), website_id: idOf(website) })
}

const idOf = (text: string | undefined): number | null => (text ? Number(text) : null)

/** Nobody waits for it, and a shopper who has the number has what they came for: a failure is ignored. */
function logReveal(reveal: { car_id: number; dealership_id: number | null; website_id: number | null }): void {
  const body = JSON.stringify(reveal)
  const headers = { 'content-type': 'application/json' }
  const path = '/api/reveals' satisfies CallPath<'POST'>
  void fetch(path, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
}
