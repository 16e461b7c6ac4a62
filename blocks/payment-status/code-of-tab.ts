const name = 'forecourt:payment'

/** The code that names a payment: of the address, else of this tab; empty where there is none. */
export const codeOfTab = (): string => (new URLSearchParams(location.search).get('code') ?? keptCode()).slice(0, 60)

/** Takes it out of the address, which is told to anyone who measures the page, and keeps it for this tab. */
export function hideCode(code: string): void {
  const url = new URL(location.href)
  // Before the page is hydrated none is known.
  if (code === '' || !url.searchParams.has('code')) return
  try {
    sessionStorage.setItem(name, code)
  } catch {
    // A browser that keeps nothing keeps its address.
    return
  }
  url.searchParams.delete('code')
  history.replaceState(history.state, '', url)
}

function keptCode(): string {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}
