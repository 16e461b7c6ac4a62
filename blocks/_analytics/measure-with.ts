import type { AscEvent } from '#schemas/analytics/asc-events.ts'
import type { Consent } from './kept-consent.ts'
import { toDataLayer } from './to-data-layer.ts'

type Write = (events: AscEvent[]) => void

/** Writes at once, or where the site has a question (`banner`) once that is answered with yes, now or on an earlier page. */
export function measureWith(banner: HTMLElement | null): Write {
  if (!banner) return toDataLayer
  let answer: Consent | null = null
  let waiting: AscEvent[] = []
  void import('./ask-consent.ts').then(({ askConsent }) =>
    askConsent(banner, (given) => {
      answer = given
      if (given === 'yes') toDataLayer(waiting)
      waiting = []
    }),
  )
  return (events) => {
    if (answer === 'yes') toDataLayer(events)
    else if (answer === null) waiting.push(...events)
  }
}
