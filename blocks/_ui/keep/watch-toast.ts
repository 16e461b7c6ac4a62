interface Change {
  /** Of the vehicle. */
  name: string
  isSaved: boolean
}

const lasts = 8_000
let silence: ReturnType<typeof setTimeout> | undefined

/** spec/vehicles.md §4, Watchlist: the words of a toast. A new one takes the place of the old. */
export function sayChange({ name, isSaved }: Change): void {
  say({
    title: isSaved ? 'Car Saved In Watchlist' : 'Car Removed',
    words: isSaved ? `${name} is now available in your watchlist` : `${name} is no longer in your watchlist`,
    withList: true,
  })
}

/** spec/vehicles.md §8, Watchlist call fails: an alert carries the message. */
export const sayAlarm = (words: string): void => say({ title: '', words, withList: false })

function say({ title, words, withList }: { title: string; words: string; withList: boolean }): void {
  const place = document.querySelector<HTMLElement>('[data-watch-says]')
  if (!place) return
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-part=${name}]`)
  const [heading, text, link, close] = ['title', 'words', 'list', 'close'].map(part)
  if (heading) heading.textContent = title
  if (text) text.textContent = words
  if (link) link.hidden = !withList
  place.setAttribute('role', withList ? 'status' : 'alert')
  place.hidden = words === ''
  clearTimeout(silence)
  if (words === '') return
  const end = () => say({ title: '', words: '', withList: false })
  close?.addEventListener('click', end, { once: true })
  silence = setTimeout(end, lasts)
}
