import { revealPhone } from './reveal-phone.ts'

/**
 * Brings to life what a shopper can do on a page: links that open a form about a vehicle, and masked phone numbers. One listener for all of them,
 * present and to come: they stand in static HTML as well as in islands. Forms and their libraries are loaded with the first that is opened.
 */
export function listenForActs(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-act]') : null
    if (!link || event.defaultPrevented || opensElsewhere(event)) return
    if (link.dataset['act'] === 'call') return revealPhone(event, link)
    event.preventDefault()
    void open(link)
  })
}

/** A new tab, a new window, a download: the link's own page. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** Where the form cannot be loaded, the page that has it is a way too. */
async function open(link: HTMLAnchorElement): Promise<void> {
  if (link.ariaBusy === 'true') return
  link.ariaBusy = 'true'
  try {
    const { openForm } = await import('../../_forms/open-form.tsx')
    await openForm({ form: link.dataset['act'] ?? '', vehicleId: Number(link.dataset['car']), opener: link })
  } catch {
    location.assign(link.href)
  } finally {
    link.ariaBusy = null
  }
}
