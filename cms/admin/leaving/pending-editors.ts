/** Payload's editor of rich text gives its value to the form when the browser is idle, after this time at the latest. */
const timeout = 500

let pending = 0

const isRichText = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.isContentEditable

/** Whether an editor of rich text has words that the form does not have yet. */
export const hasPendingEditor = (): boolean => pending > 0

/** Resolves once the form has what was typed into editors of rich text. */
export const waitForEditors = async (): Promise<void> => {
  if (hasPendingEditor()) await waitUntilIdle()
}

/** Watches what is typed, pasted and dropped into editors of rich text: the editor takes a paste without an event of its own for the input. Returns a function that stops it. */
export function watchEditors(): () => void {
  const type = ({ target }: Event) => {
    if (!isRichText(target)) return
    pending += 1
    void waitUntilIdle().then(() => {
      pending -= 1
    })
  }
  const events = ['beforeinput', 'paste', 'drop']
  for (const event of events) document.addEventListener(event, type, true)
  return () => {
    for (const event of events) document.removeEventListener(event, type, true)
  }
}

/** The editor asks for idle time after the event, so this asks one task later. */
const waitUntilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(() => requestIdle(() => setTimeout(resolve, 0)), 0)
  })

/** Safari has no idle callbacks. Payload's editor then waits for the next frame, 100 ms at most. */
function requestIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout })
  else setTimeout(run, 150)
}
