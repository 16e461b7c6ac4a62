/** Loads a script and uses it. One that cannot be loaded is tried again when the connection is back. */
export function loadScript<Script>(load: () => Promise<Script>, use: (script: Script) => unknown): void {
  void load().then(use, (error: unknown) => {
    addEventListener('online', () => loadScript(load, use), { once: true })
    // Anything but a lost connection is a fault that the browser has to report.
    if (navigator.onLine) throw error
  })
}
