/** Keeps the scroll place of a draft over reloads of its frame, whose token changes. Without storage nothing is kept. */
export function keepScroll(): void {
  const key = findKey()
  if (key === null) return
  history.scrollRestoration = 'manual'
  const kept = Number(read(key) ?? 0)
  if (kept > 0) window.scrollTo({ top: kept, behavior: 'instant' })
  window.addEventListener('pagehide', () => write(key, String(window.scrollY)))
}

function findKey(): string | null {
  const [, body = ''] = (new URLSearchParams(location.search).get('token') ?? '').split('.')
  try {
    const { tenant, collection, id } = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')))
    return `forecourt:canvas-scroll:${tenant}:${collection}:${id}`
  } catch {
    return null
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // The frame's storage may be blocked.
  }
}
