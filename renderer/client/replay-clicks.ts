declare global {
  interface Window {
    /** Buttons that were pressed before their island hydrated, in order: `document/capture-early-clicks.ts`. */
    earlyPresses?: HTMLElement[]
  }
}

/** An island is hydrated: the buttons that were pressed in it before do now what they say, one after the other. */
export async function replayClicks(island: HTMLElement): Promise<void> {
  for (const button of window.earlyPresses ?? []) {
    if (button.closest('[data-island]') !== island) continue
    await new Promise((resolve) => setTimeout(resolve))
    button.click()
  }
}
