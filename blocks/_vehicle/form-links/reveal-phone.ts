import type { CallPath } from '#schemas/api/call-path.ts'
import { tellEvent } from '../../_ui/shopper-event.ts'

/**
 * Handles a press on a number: the first press on a masked number reveals and logs it, others dial. Event 25 is emitted once per number.
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
  if (car) logReveal({ car_id: Number(car), dealership_id: findId(dealership), website_id: findId(website) })
}

const findId = (text: string | undefined): number | null => (text ? Number(text) : null)

/** Fire and forget: a failed log entry must not affect the shopper. */
function logReveal(reveal: { car_id: number; dealership_id: number | null; website_id: number | null }): void {
  const body = JSON.stringify(reveal)
  const headers = { 'content-type': 'application/json' }
  const path = '/api/reveals' satisfies CallPath<'POST'>
  void fetch(path, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
}
