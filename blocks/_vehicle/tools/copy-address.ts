const refused = 'Your browser did not let us copy the link. It is in the address bar.'

/**
 * Copies `data-copy` and says so where `aria-controls` points, for 1.5 seconds; a sentence stays long enough to be read. vehicles §2, Share.
 * The words are `data-copied` of the button.
 */
export async function copyAddress(button: HTMLElement): Promise<void> {
  const { copy = '', copied = 'Copied' } = button.dataset
  const said = await navigator.clipboard.writeText(copy).then(
    () => copied,
    () => refused,
  )
  say(document.getElementById(button.getAttribute('aria-controls') ?? ''), said)
}

/** 1.5 seconds for the word 'Copied'; about five words a second more for whatever is longer. */
const secondsFor = (words: string): number => Math.max(1.5, words.length / 15)

let silence: ReturnType<typeof setTimeout> | undefined

function say(place: HTMLElement | null, words: string): void {
  if (!place) return
  clearTimeout(silence)
  place.textContent = words
  silence = setTimeout(() => (place.textContent = ''), secondsFor(words) * 1000)
}
