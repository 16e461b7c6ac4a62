import { listChanged } from './local-list.ts'

interface ToastMessage {
  title: string
  words: string
  /** Where View List leads on the personal area's page, whose path the link has from the server. */
  list: string
}

const lasts = 8_000
let silence: ReturnType<typeof setTimeout> | undefined

/** A new toast replaces the old one. vehicles §4, Watchlist */
export const sayDone = (done: ToastMessage): void => say(done)

/** vehicles §8, Watchlist call fails: an alert carries the message. */
export const sayAlarm = (words: string): void => say({ title: '', words, list: '' })

function say({ title, words, list }: ToastMessage): void {
  const place = document.querySelector<HTMLElement>('[data-watch-says]')
  if (!place) return
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-part=${name}]`)
  const [heading, text, close] = ['title', 'words', 'close'].map(part)
  const link = place.querySelector('a')
  if (heading) heading.textContent = title
  if (text) text.textContent = words
  if (link) {
    link.hidden = list === ''
    link.hash = list
  }
  place.setAttribute('role', list === '' ? 'alert' : 'status')
  place.hidden = words === ''
  clearTimeout(silence)
  if (words === '') return
  hideOther()
  // The favourites notice is shown at the same place.
  window.addEventListener(listChanged, hush, { once: true })
  close?.addEventListener('click', hush, { once: true })
  silence = setTimeout(hushUnattended, lasts, place)
}

const hush = (): void => say({ title: '', words: '', list: '' })

/** Does not hide the toast while it has the pointer or the focus. */
function hushUnattended(place: HTMLElement): void {
  const isAttended = place.matches(':hover') || place.contains(document.activeElement)
  if (isAttended) silence = setTimeout(hushUnattended, lasts, place)
  else hush()
}

/** One toast at a time: hides the favourites notice. locations §4 */
function hideOther(): void {
  const other = document.querySelector<HTMLElement>('[data-kept-says]')
  if (other) other.hidden = true
}
