import { hasSession } from './has-session.ts'

/** The watchlist's buttons of a page. What they do is loaded with the first press, or for whoever is signed in, who sees what is saved. */
export function attendWatchlist(): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-watch]') : null
    if (pressed) void import('./watch-vehicles.ts').then(({ pressWatch }) => pressWatch(pressed))
  })
  if (hasSession()) void import('./watch-vehicles.ts').then(({ showWatched }) => showWatched())
}
