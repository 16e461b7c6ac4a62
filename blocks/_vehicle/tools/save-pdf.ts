import * as texts from '../texts.ts'

/**
 * Downloads a vehicle's PDF as the link's file name, `{slug}.pdf`; the button shows 'Preparing...' meanwhile. Errors are shown in the alert
 * beside it, and the shopper can retry. vehicles §2, Print, and §8
 */
export async function savePdf(button: HTMLAnchorElement): Promise<void> {
  if (button.ariaBusy === 'true') return
  const words = button.querySelector('[data-words]') ?? button
  const before = words.textContent
  const alert = document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (alert) alert.textContent = ''
  button.ariaBusy = 'true'
  words.textContent = texts.preparing
  try {
    save(await fetchPdf(button.href), button.download)
  } catch (error) {
    if (alert) alert.textContent = error instanceof Problem ? error.message : offline
  } finally {
    words.textContent = before
    button.ariaBusy = null
  }
}

const offline = texts.thePdfCouldNotBeCreated

/** Timeout in milliseconds; pictures may have to be fetched first. */
const timeoutMs = 45_000

/** The platform's error message, for a customer. */
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
  // The download starts after this task; some browsers need the URL longer.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
