/** Where the clipboard of the system cannot be used: the copy is kept for all tabs of this browser. */
const key = 'forecourt-copied-blocks'

export async function writeText(text: string): Promise<void> {
  window.localStorage.setItem(key, text)
  await navigator.clipboard?.writeText(text).catch(() => undefined)
}

/** Text of the system's clipboard; where the browser gives none, what was copied last in this browser. */
export async function readText(): Promise<string> {
  const text = await navigator.clipboard?.readText().catch(() => null)
  return text ?? window.localStorage.getItem(key) ?? ''
}
