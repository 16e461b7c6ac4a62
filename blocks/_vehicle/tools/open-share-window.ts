/** Opens a social page in a popup; if it is blocked, the link is followed. vehicles §2, Share */
export function openShareWindow(event: Event, link: HTMLElement): void {
  if (link instanceof HTMLAnchorElement && window.open(link.href, 'share', 'width=550,height=400'))
    event.preventDefault()
}
