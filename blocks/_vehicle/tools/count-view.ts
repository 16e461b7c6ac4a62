import { viewsText } from '#schemas/vehicle/views-text.ts'
import { tellEvent } from '../../_ui/shopper-event.ts'

/** Used vehicle view. spec/vehicles.md §7, Event ids */
const usedVehicleView = 4

/**
 * Tells the platform that a shopper looks at this vehicle, at the address `data-view`, and shows how many have. Asked once a page, and only once
 * somebody sees it: a page that was rendered ahead may never be opened. Where there is no answer, what the server wrote stands. Of a used vehicle,
 * whose id is `data-used`, event 4 is told.
 */
export function countView(): void {
  const first = document.querySelector<HTMLElement>('[data-tool=views]')
  const address = first?.dataset['view']
  if (!first || !address) return
  const seen = () => {
    const { used } = first.dataset
    if (used) tellEvent({ event: usedVehicleView, vehicleId: Number(used) })
    void count(address)
  }
  if (isAhead()) document.addEventListener('prerenderingchange', seen, { once: true })
  else seen()
}

const isAhead = (): boolean => 'prerendering' in document && document.prerendering === true

async function count(address: string): Promise<void> {
  const response = await fetch(address).catch(() => null)
  const answer: unknown = response?.ok ? await response.json().catch(() => null) : null
  if (typeof answer !== 'object' || answer === null || !('views' in answer)) return
  const words = viewsText(Number(answer.views))
  if (words) for (const place of document.querySelectorAll('[data-tool=views]')) place.textContent = words
}
