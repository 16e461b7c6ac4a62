/** Loads a script and uses it. One that cannot be fetched is tried again when the connection is back. */
export function loadScript<Script>(load: () => Promise<Script>, use: (script: Script) => unknown): void {
  void load().then(use, (error: unknown) => {
    addEventListener('online', () => loadScript(load, use), { once: true })
    // A failed fetch is a TypeError, which the browser has logged. Anything else is a fault of the script.
    if (!(error instanceof TypeError)) throw error
  })
}
