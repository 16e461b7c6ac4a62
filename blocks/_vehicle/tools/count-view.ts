import { viewsText } from '#schemas/vehicle/views-text.ts'

/**
 * Counts a view of this vehicle at the URL `data-view`, and shows the total. Once per page, and only when the page is visible, since a
 * prerendered page may never be opened. Without an answer, the server's text stays.
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
