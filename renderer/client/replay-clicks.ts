declare global {
  interface Window {
    /** Buttons and other pressable elements clicked before their island hydrated, in order: `document/capture-early-clicks.ts`. */
    earlyPresses?: HTMLElement[]
  }
}

/** Replays the clicks made in an island before its hydration, one after another. */
export async function replayClicks(island: HTMLElement): Promise<void> {
  for (const button of window.earlyPresses ?? []) {
    if (button.closest('[data-island]') !== island) continue
    await new Promise((resolve) => setTimeout(resolve))
    button.click()
  }
}
