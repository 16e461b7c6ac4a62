import { eventIds } from '#schemas/analytics/event-id.ts'
import type { PageFacts } from '#schemas/analytics/page-facts.ts'
import { loadScript } from '../_ui/load-script.ts'
import { tellEvent } from '../_ui/shopper-event.ts'
import { readFacts } from './read-facts.ts'
import { tellPresses } from './tell-presses.ts'

/**
 * Tells on the page's bus what it is, once somebody sees it, and what is pressed on it. Anyone who writes that down is loaded when the page has nothing
 * better to do: the bus keeps what was told until then.
 */
export function startMeasuring(): void {
  const facts = readFacts()
  if (!facts) return
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', () => measure(facts), { once: true })
  else measure(facts)
}

function measure(facts: PageFacts): void {
  tellPage(facts)
  tellPresses()
  whenIdle(() =>
    loadScript(
      () => import('./write-down.ts'),
      ({ writeDown }) => writeDown(facts),
    ),
  )
}

/** vehicles §7: 4 used vehicle view, 49 search page view */
function tellPage({ type, vehicleId, item }: PageFacts): void {
  tellEvent({ event: 'page-view' })
  if (type === 'itemlist') tellEvent({ event: eventIds.searchPageView })
  if (type === 'item')
    tellEvent({ event: item?.item_condition === 'used' ? eventIds.usedVehicleView : 'vehicle-view', vehicleId })
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1_000 })
  else setTimeout(work, 200)
}
