import type { Locator } from 'playwright/test'

const pressesAtMost = 120

/** Presses Tab, or another key that moves the focus, until the element has it. */
export async function tabTo(wanted: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < pressesAtMost; pressed += 1) {
    await wanted.page().keyboard.press(key)
    if (await wanted.evaluateAll((all) => all.some((element) => element === document.activeElement))) return
  }
  throw new Error(`After ${pressesAtMost} presses of ${key} the focus is not on ${String(wanted)}.`)
}
