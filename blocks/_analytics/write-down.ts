import { type AscEvent, ascEvents } from '#schemas/analytics/asc-events.ts'
import type { PageFacts } from '#schemas/analytics/page-facts.ts'
import { hearEvents } from '../_ui/shopper-event.ts'
import { askConsent } from './ask-consent.ts'
import type { Consent } from './kept-consent.ts'
import { toDataLayer } from './to-data-layer.ts'

/**
 * Turns all that was and is told on the page's bus into entries of its data layer. Where the site asks first, nothing is written before the shopper
 * agrees: what happened on this page until then waits, and is dropped by a no.
 */
export function writeDown(facts: PageFacts): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]')
  const write = banner ? withConsent(banner) : toDataLayer
  hearEvents((event) => write(ascEvents(event, facts)))
}

function withConsent(banner: HTMLElement): (events: AscEvent[]) => void {
  let answer: Consent | null = null
  let waiting: AscEvent[] = []
  askConsent(banner, (given) => {
    answer = given
    if (given === 'yes') toDataLayer(waiting)
    waiting = []
  })
  return (events) => {
    if (answer === 'yes') toDataLayer(events)
    else if (answer === null) waiting.push(...events)
  }
}
