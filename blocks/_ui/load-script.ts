/** Loads a script and uses it. One that cannot be loaded is tried again when the connection is back. */
export function loadScript<Script>(load: () => Promise<Script>, use: (script: Script) => unknown): void {
  const retry = (error: unknown) => {
    if (navigator.onLine) reportError(error)
    addEventListener('online', () => loadScript(load, use), { once: true })
  }
  load().then(use, retry).catch(reportError)
}
