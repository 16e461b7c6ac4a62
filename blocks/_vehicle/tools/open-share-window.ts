/** A social page opens in a small window of its own; where the browser allows none, the link leads there. vehicles §2, Share */
export function openShareWindow(event: Event, link: HTMLElement): void {
  if (link instanceof HTMLAnchorElement && window.open(link.href, 'share', 'width=550,height=400'))
    event.preventDefault()
}
