import { ascEvents } from '#schemas/analytics/asc-events.ts'
import { eventIds } from '#schemas/analytics/event-id.ts'
import type { PageFacts } from '#schemas/analytics/page-facts.ts'
import { hearEvents, tellEvent } from '../_ui/shopper-event.ts'
import { measureWith } from './measure-with.ts'
import { readFacts } from './read-facts.ts'
import { tellPresses } from './tell-presses.ts'

/**
 * Turns what is told on the page's bus into entries of its data layer, once somebody sees the page. Where the site asks first, nothing is written
 * before the shopper agrees: what happened on this page until then waits, and is dropped by a no.
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
  const write = measureWith(document.querySelector<HTMLElement>('[data-consent]'))
  hearEvents((event) => write(ascEvents(event, facts)))
}

/** spec/vehicles.md §7: 4 used vehicle view, 49 search page view */
function tellPage({ type, vehicleId, item }: PageFacts): void {
  tellEvent({ event: 'page-view' })
  if (type === 'itemlist') tellEvent({ event: eventIds.searchPageView })
  if (type === 'item')
    tellEvent({ event: item?.item_condition === 'used' ? eventIds.usedVehicleView : 'vehicle-view', vehicleId })
}
