declare global {
  interface Window {
    /** Buttons that were pressed in sleeping islands, in order: `document/early-presses.ts`. */
    earlyPresses?: HTMLElement[]
  }
}

/** An island is awake: the buttons that were pressed in it before do now what they say, one after the other. */
export async function pressAgain(island: HTMLElement): Promise<void> {
  for (const button of window.earlyPresses ?? []) {
    if (button.closest('[data-island]') !== island) continue
    await new Promise((resolve) => setTimeout(resolve))
    button.click()
  }
}
