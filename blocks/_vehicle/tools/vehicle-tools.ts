import { isEventId } from '#schemas/analytics/event-id.ts'
import { tellEvent } from '../../_ui/shopper-event.ts'
import { askQuote } from './ask-quote.ts'
import { copyAddress } from './copy-address.ts'
import { countView } from './count-view.ts'
import { openShareWindow } from './open-share-window.ts'
import { printAtOnce } from './print-at-once.ts'
import { showBars } from './show-bars.ts'

/**
 * Activates the tools of a vehicle page: sharing, copying, PDF, sticky bars, the number of views. They are static HTML, and each link works
 * without this. One delegated listener covers all present and later elements.
 */
export function vehicleTools(): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tool]') : null
    if (pressed && !event.defaultPrevented) press(event, pressed)
  })
  showBars()
  countView()
  askQuote()
  printAtOnce()
}

function press(event: MouseEvent, pressed: HTMLElement): void {
  const id = Number(pressed.dataset['event'])
  if (isEventId(id)) tellEvent({ event: id, vehicleId: Number(pressed.dataset['car']) })
  presses[pressed.dataset['tool'] ?? '']?.(event, pressed)
}

type LinkAction = (link: HTMLAnchorElement) => Promise<void>

/** Rarely used, so its code is loaded with the first click. If that or the act fails, the link is followed. */
const loadedLate =
  (load: () => Promise<LinkAction>) =>
  async (event: MouseEvent, link: HTMLElement): Promise<void> => {
    if (!(link instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    try {
      await (
        await load()
      )(link)
    } catch {
      location.assign(link.href)
    }
  }

const presses: Readonly<Record<string, (event: MouseEvent, pressed: HTMLElement) => unknown>> = {
  share: openShareWindow,
  copy: (_, button) => copyAddress(button),
  'save-pdf': loadedLate(async () => (await import('./save-pdf.ts')).savePdf),
  print: () => window.print(),
  chat: loadedLate(async () => (await import('./open-chat.ts')).openChat),
}
