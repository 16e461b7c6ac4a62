import { loadScript } from '../load-script.ts'
import { hasSession } from './has-session.ts'

/** One script for all of it: what has loaded can say itself that the server cannot be reached. */
const load = () => import('./watchlist.ts')

/**
 * The watchlist's buttons of a page, and those that keep its search. What they do is loaded with the first press, or for anyone who is signed in, who
 * sees what is saved.
 */
export function startWatchlist(): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
    if (pressed?.dataset['watch']) load().then(({ toggleWatchlist }) => toggleWatchlist(pressed), showUnreached)
    const search = pressed?.dataset['saveSearch']
    if (search) load().then(({ saveSearch }) => saveSearch(search), showUnreached)
  })
  if (!hasSession()) return
  loadScript(load, ({ showWatchlist, savePendingSearch }) => Promise.all([showWatchlist(), savePendingSearch()]))
}

/** The toast's markup says that the server cannot be reached, until a script that has loaded says something else. */
function showUnreached(): void {
  const toast = document.querySelector<HTMLElement>('[data-watch-says]')
  if (!toast) return
  toast.hidden = false
  toast.querySelector('[data-part=close]')?.addEventListener('click', () => (toast.hidden = true), { once: true })
}
