import type { AscEvent } from '#schemas/analytics/asc-events.ts'
import { gtag } from './gtag.ts'
import { toDataLayer } from './to-data-layer.ts'

const google = 'https://www.googletagmanager.com'

/**
 * Loads Google's tag with this id and returns the function that writes its events: a container (`GTM-…`) reads the data layer's own
 * entries, a property (`G-…`) commands beside them. If the tag is blocked or offline, entries stay in the data layer without effect.
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
