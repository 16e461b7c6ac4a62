import { eventIds } from '#schemas/analytics/event-id.ts'
import { isLeadKind } from '#schemas/lead/lead-kind.ts'
import { tellEvent } from '../_ui/shopper-event.ts'

/** Emits events for clicks and started forms in static markup. One delegated listener each also covers later elements; a form of several steps starts once. */
export function tellPresses(): void {
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('a, button') : null
    if (pressed) tellPress(pressed)
  })
  const begun = new Set<string>()
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null
    const field = form?.elements.namedItem('kind')
    if (!(field instanceof HTMLInputElement) || begun.has(field.value) || !isLeadKind(field.value)) return
    begun.add(field.value)
    tellEvent({ event: 'form-start', form: field.value })
  })
}

function tellPress(pressed: HTMLElement): void {
  const { act, tool, media } = pressed.dataset
  const label = pressed.textContent.trim().slice(0, 80)
  const url = pressed instanceof HTMLAnchorElement ? pressed.pathname : undefined
  if (media) return tellEvent({ event: 'media', label: media })
  // `reveal-phone.ts` emits the event of a masked number.
  if (act === 'call') return
  if (pressed.getAttribute('href')?.startsWith('tel:')) return tellEvent({ event: eventIds.callClick })
  if (act) return tellEvent({ event: 'cta', label, url, vehicleId: Number(pressed.dataset['car']) || undefined })
  if (tool && !pressed.dataset['event']) return tellEvent({ event: 'cta', label: label || tool })
  if (pressed.closest('header nav, footer nav') && url) tellEvent({ event: 'menu', label, url })
}
