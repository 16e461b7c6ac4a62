import type { CallPath } from '#schemas/api/call-path.ts'
import type { LeadForm } from '#schemas/lead/lead-form.ts'
import { loadScript } from '../../_ui/load-script.ts'
import { revealPhone } from './reveal-phone.ts'

/**
 * Brings to life what a shopper can do on a page: links that open a form about a vehicle, and masked phone numbers. One listener for all of them,
 * present and future: they are in static HTML and in islands. Forms and their libraries load with the first opened form.
 */
export function listenForFormLinks(): void {
  const thanks = document.querySelector<HTMLElement>('[data-act=thanks]')
  if (thanks)
    loadScript(
      () => import('../../_forms/say-thanks.ts'),
      ({ sayThanks }) => sayThanks(thanks),
    )
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-act]') : null
    if (!link || event.defaultPrevented || opensElsewhere(event)) return
    if (link.dataset['act'] === 'call') return revealPhone(event, link)
    event.preventDefault()
    void open(link)
  })
}

/** A new tab, new window or download opens the link's page. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** Falls back to the form's page if the form cannot be loaded. */
async function open(link: HTMLAnchorElement): Promise<void> {
  if (link.ariaBusy === 'true') return
  link.ariaBusy = 'true'
  try {
    const parts = Promise.all([import('../../_forms/open-form.tsx'), askForm(link.dataset)])
    const [{ openForm }, form] = await Promise.race([parts, failAfter(timeoutMs)])
    openForm({ form, opener: link })
  } catch {
    location.assign(link.href)
  } finally {
    link.ariaBusy = null
  }
}

/** Milliseconds to wait for the dialog before opening its page. */
const timeoutMs = 8_000

const failAfter = (milliseconds: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('The form did not come in time.')), milliseconds))

/** Requested while the dialog's script loads. */
async function askForm({ act = '', car = '' }: DOMStringMap): Promise<LeadForm> {
  const path = '/api/lead-form' satisfies CallPath<'GET'>
  const response = await fetch(`${path}?${new URLSearchParams({ kind: act, car_id: car })}`)
  if (!response.ok) throw new Error(`The form could not be loaded: ${response.status}.`)
  return await response.json()
}
