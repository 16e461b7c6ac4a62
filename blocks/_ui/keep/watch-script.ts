import { hasSession } from './has-session.ts'

/**
 * The watchlist's buttons of a page, and those that keep its search. What they do is loaded with the first press, or for anyone who is signed in, who
 * sees what is saved.
 */
export function attendWatchlist(): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
    if (pressed?.dataset['watch']) void import('./watch-vehicles.ts').then(({ pressWatch }) => pressWatch(pressed))
    const search = pressed?.dataset['saveSearch']
    if (search) void import('./save-search.ts').then(({ saveSearch }) => saveSearch(search))
  })
  if (!hasSession()) return
  void import('./watch-vehicles.ts').then(({ showWatched }) => showWatched())
  void import('./save-search.ts').then(({ saveWantedSearch }) => saveWantedSearch())
}
