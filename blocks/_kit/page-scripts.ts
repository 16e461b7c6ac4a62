/**
 * Scripts for static markup, including blocks that never hydrate: favourites and compare, watchlist, links to forms, vehicle tools, analytics.
 * A page loads those requested while rendering. Each name is an entry of `vite.config.ts` and a file of `renderer/client`.
 */
export const pageScripts = ['local-lists', 'watchlist', 'form-links', 'vehicle-tools', 'measure'] as const
export type PageScript = (typeof pageScripts)[number]

let requestedScripts = new Set<PageScript>()

/** Call while rendering markup that needs a script. Does nothing in the browser, where the script is already loaded. */
export function needsScript(name: PageScript): void {
  if (import.meta.env.SSR) requestedScripts.add(name)
}

/** Renders and returns the requested scripts. `render` is synchronous, so that no other render is recorded. */
export function noteScripts<Result>(render: () => Result): { result: Result; scripts: ReadonlySet<PageScript> } {
  const scripts = (requestedScripts = new Set())
  return { result: render(), scripts }
}
