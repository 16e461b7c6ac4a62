/**
 * Fetches a vehicle's PDF and saves it under the link's own name, `{slug}.pdf`; the button says 'Preparing...' meanwhile. What went wrong stands in
 * the alert beside it, and nothing is lost by pressing again. vehicles §2, Print, and §8
 */
export async function savePdf(button: HTMLAnchorElement): Promise<void> {
  if (button.ariaBusy === 'true') return
  const words = button.querySelector('[data-words]') ?? button
  const before = words.textContent
  const alert = document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (alert) alert.textContent = ''
  button.ariaBusy = 'true'
  words.textContent = 'Preparing...'
  try {
    save(await fetchPdf(button.href), button.download)
  } catch (error) {
    if (alert) alert.textContent = error instanceof Problem ? error.message : offline
  } finally {
    words.textContent = before
    button.ariaBusy = null
  }
}

const offline = 'The PDF could not be made just now. Please try again in a moment.'

/** Milliseconds; pictures may have to be fetched for it. */
const timeoutMs = 45_000

/** What the platform says of it, for a customer to read. */
class Problem extends Error {}

async function fetchPdf(address: string): Promise<Blob> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  if (response.ok) return response.blob()
  const body: unknown = await response.json().catch(() => null)
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? body.detail : null
  throw new Problem(typeof detail === 'string' ? detail : offline)
}

function save(pdf: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(pdf)
  link.download = name
  link.click()
  // The download has begun once this task is over; a moment more for browsers that take it late.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
