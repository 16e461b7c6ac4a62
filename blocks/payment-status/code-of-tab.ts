const name = 'forecourt:payment'

/** The code of a payment: from the URL, else from this tab; empty if there is none. */
export const codeOfTab = (): string => (new URLSearchParams(location.search).get('code') ?? keptCode()).slice(0, 60)

/** Removes it from the URL, which analytics record, and stores it for this tab. */
export function hideCode(code: string): void {
  const url = new URL(location.href)
  // None is known before hydration.
  if (code === '' || !url.searchParams.has('code')) return
  try {
    sessionStorage.setItem(name, code)
  } catch {
    // Without storage the URL stays.
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
