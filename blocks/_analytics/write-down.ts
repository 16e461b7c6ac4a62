import { type AscEvent, ascEvents } from '#schemas/analytics/asc-events.ts'
import type { PageFacts } from '#schemas/analytics/page-facts.ts'
import { hearEvents } from '../_ui/shopper-event.ts'
import { askConsent } from './ask-consent.ts'
import type { Consent } from './stored-consent.ts'
import { loadTag } from './load-tag.ts'
import { toDataLayer } from './to-data-layer.ts'

type Write = (events: AscEvent[]) => void

/**
 * Turns all that was and is told on the page's bus into entries of its data layer, which the site's tag, if it has one, is loaded to read. Where the
 * site asks first, nothing is written or loaded before the shopper agrees: what happened on this page until then waits, and is dropped by a no.
 */
export function writeDown(facts: PageFacts): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]')
  const open = () => (facts.tag ? loadTag(facts.tag) : toDataLayer)
  const write = banner ? withConsent(banner, open) : open()
  hearEvents((event) => write(ascEvents(event, facts)))
}

function withConsent(banner: HTMLElement, open: () => Write): Write {
  let answer: Consent | null = null
  let waiting: AscEvent[] = []
  let write: Write | undefined
  askConsent(banner, (given) => {
    answer = given
    if (given === 'yes') (write ??= open())(waiting)
    waiting = []
  })
  return (events) => {
    if (answer === 'yes') write?.(events)
    else if (answer === null) waiting.push(...events)
  }
}
