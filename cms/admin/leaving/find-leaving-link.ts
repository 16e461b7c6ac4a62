/** The link that a click follows in this window to another page; null for all other clicks. */
export function findLeavingLink(event: MouseEvent, current: string): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  if (link.hasAttribute('download') || !['', '_self'].includes(link.target)) return null
  return isOtherPage(link.href, current) ? link : null
}

/** Whether an address is another page than the current one, not another place or view of it. */
export function isOtherPage(address: string, current: string): boolean {
  const [to, from] = [new URL(address, current), new URL(current)]
  if (!/^https?:$/.test(to.protocol)) return false
  return to.origin !== from.origin || to.pathname !== from.pathname || to.search !== from.search
}
