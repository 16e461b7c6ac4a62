import { viewsText } from '#schemas/vehicle/views-text.ts'
import { whenShown } from './when-shown.ts'

/**
 * Counts a view of this vehicle at the URL `data-view`, and shows the total. Once per page, and only when the page is visible. Without an answer, the server's text stays.
 */
export function countView(): void {
  const address = document.querySelector<HTMLElement>('[data-tool=views]')?.dataset['view']
  if (address) void whenShown().then(() => count(address))
}

async function count(address: string): Promise<void> {
  const response = await fetch(address).catch(() => null)
  const answer: unknown = response?.ok ? await response.json().catch(() => null) : null
  if (typeof answer !== 'object' || answer === null || !('views' in answer)) return
  const words = viewsText(Number(answer.views))
  if (words) for (const place of document.querySelectorAll('[data-tool=views]')) place.textContent = words
}
