/** Told to the document once the script is there, and at each later press: a provider's script may open its window on it. */
const chatEvent = 'forecourt:chat'

let loaded: Promise<void> | null = null

/**
 * Loads the chat provider's script with the first press, so that nothing of it reaches shoppers who do not chat. It finds the dealer's token
 * in `data-api-token`. If it does not load, the link is followed to the enquiry. locations §2, Instant Message
 */
export async function openChat(event: MouseEvent, link: HTMLElement): Promise<void> {
  const { script = '', token = '' } = link.dataset
  if (!(link instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  try {
    await (loaded ??= loadScript(script, token))
    document.dispatchEvent(new Event(chatEvent))
  } catch {
    loaded = null
    location.assign(link.href)
  }
}

function loadScript(address: string, token: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const element = document.createElement('script')
  element.src = address
  element.dataset['apiToken'] = token
  element.addEventListener('load', () => resolve())
  element.addEventListener('error', () => reject(new Error(`The chat does not load from ${address}.`)))
  document.head.append(element)
  return promise
}
