/**
 * Scripts that attend to plain markup, also of blocks that never hydrate: favourites, the watchlist, what opens forms, what shares and saves, what measures. A page loads those that it
 * asked for while it was rendered. The name is that of its entry in `vite.config.ts`.
 */
export const pageScripts = ['keep', 'watch', 'act', 'vehicle-tools', 'measure'] as const
export type PageScript = (typeof pageScripts)[number]

let asked = new Set<PageScript>()

/** Anyone who renders markup for a script says so in the same breath. In the browser the script is there already. */
export function needsScript(name: PageScript): void {
  if (import.meta.env.SSR) asked.add(name)
}

/** Renders, and tells the scripts that were asked for. Nothing else may render meanwhile, so `render` is synchronous. */
export function noteScripts<Result>(render: () => Result): { result: Result; scripts: ReadonlySet<PageScript> } {
  const scripts = (asked = new Set())
  return { result: render(), scripts }
}
