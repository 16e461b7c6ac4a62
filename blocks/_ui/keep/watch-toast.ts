interface Done {
  title: string
  words: string
  /** Where View List leads. */
  list: string
}

const lasts = 8_000
let silence: ReturnType<typeof setTimeout> | undefined

/** A new toast takes the place of the old. spec/vehicles.md §4, Watchlist */
export const sayDone = (done: Done): void => say(done)

/** spec/vehicles.md §8, Watchlist call fails: an alert carries the message. */
export const sayAlarm = (words: string): void => say({ title: '', words, list: '' })

function say({ title, words, list }: Done): void {
  const place = document.querySelector<HTMLElement>('[data-watch-says]')
  if (!place) return
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-part=${name}]`)
  const [heading, text, close] = ['title', 'words', 'close'].map(part)
  const link = place.querySelector('a')
  if (heading) heading.textContent = title
  if (text) text.textContent = words
  if (link) {
    link.hidden = list === ''
    link.href = list
  }
  place.setAttribute('role', list === '' ? 'alert' : 'status')
  place.hidden = words === ''
  clearTimeout(silence)
  if (words === '') return
  const end = () => say({ title: '', words: '', list: '' })
  close?.addEventListener('click', end, { once: true })
  silence = setTimeout(end, lasts)
}
