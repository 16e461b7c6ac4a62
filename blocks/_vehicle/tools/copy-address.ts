import * as texts from '../texts.ts'

const refused = texts.yourBrowserDidNotLetUsCopy

/**
 * Copies `data-copy` and confirms it in the element of `aria-controls` for 1.5 seconds; a sentence stays longer. vehicles §2, Share. The
 * text is the button's `data-copied`.
 */
export async function copyAddress(button: HTMLElement): Promise<void> {
  const { copy = '', copied = texts.copied } = button.dataset
  const message = await navigator.clipboard.writeText(copy).then(
    () => copied,
    () => refused,
  )
  say(document.getElementById(button.getAttribute('aria-controls') ?? ''), message)
}

/** 1.5 seconds for the word 'Copied'; one more second for about five further words. */
const secondsFor = (words: string): number => Math.max(1.5, words.length / 15)

let silence: ReturnType<typeof setTimeout> | undefined

function say(place: HTMLElement | null, words: string): void {
  if (!place) return
  clearTimeout(silence)
  place.textContent = words
  silence = setTimeout(() => (place.textContent = ''), secondsFor(words) * 1000)
}
