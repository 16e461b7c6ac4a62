import type { AscEvent } from '#schemas/analytics/asc-events.ts'
import { gtag } from './gtag.ts'
import { toDataLayer } from './to-data-layer.ts'

const google = 'https://www.googletagmanager.com'

/**
 * Loads Google's tag of this id and gives what writes events for it: a container (`GTM-…`) reads the data layer's own entries, a property (`G-…`)
 * commands beside them. Where it does not come, blocked or offline, entries lie in the data layer and nothing else changes.
 * https://developers.google.com/tag-platform/gtagjs/reference
 */
export function loadTag(id: string): (events: AscEvent[]) => void {
  if (id.startsWith('GTM-')) {
    toDataLayer([{ event: 'gtm.js', 'gtm.start': Date.now() }])
    fetchScript(`${google}/gtm.js?id=${id}`)
    return toDataLayer
  }
  gtag('js', new Date())
  gtag('config', id)
  fetchScript(`${google}/gtag/js?id=${id}`)
  return (events) => {
    toDataLayer(events)
    for (const { event, ...parameters } of events) gtag('event', event, parameters)
  }
}

const fetchScript = (src: string): void =>
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
