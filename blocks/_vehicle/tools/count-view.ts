import { viewsText } from '#schemas/vehicle/views-text.ts'

/**
 * Tells the platform that a shopper looks at this vehicle, at the address `data-view`, and shows how many have. Asked once a page, and only once
 * somebody sees it: a page that was rendered ahead may never be opened. Where there is no answer, what the server wrote stands.
 */
export function countView(): void {
  const address = document.querySelector<HTMLElement>('[data-tool=views]')?.dataset['view']
  if (!address) return
  if (isAhead()) document.addEventListener('prerenderingchange', () => void count(address), { once: true })
  else void count(address)
}

const isAhead = (): boolean => 'prerendering' in document && document.prerendering === true

async function count(address: string): Promise<void> {
  const response = await fetch(address).catch(() => null)
  const answer: unknown = response?.ok ? await response.json().catch(() => null) : null
  if (typeof answer !== 'object' || answer === null || !('views' in answer)) return
  const words = viewsText(Number(answer.views))
  if (words) for (const place of document.querySelectorAll('[data-tool=views]')) place.textContent = words
}
