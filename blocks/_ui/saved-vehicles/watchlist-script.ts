import { hasSession } from './has-session.ts'

/**
 * The watchlist's buttons of a page, and those that keep its search. What they do is loaded with the first press, or for anyone who is signed in, who
 * sees what is saved.
 */
export function startWatchlist(): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
    if (pressed?.dataset['watch']) void import('./watchlist.ts').then(({ toggleWatchlist }) => toggleWatchlist(pressed))
    const search = pressed?.dataset['saveSearch']
    if (search) void import('./save-search.ts').then(({ saveSearch }) => saveSearch(search))
  })
  if (!hasSession()) return
  void import('./watchlist.ts').then(({ showWatchlist }) => showWatchlist())
  void import('./save-search.ts').then(({ savePendingSearch }) => savePendingSearch())
}
