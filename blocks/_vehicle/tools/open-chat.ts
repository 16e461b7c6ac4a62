/** Told to the document once the script is there, and at each later press: a provider's script may open its window on it. */
const chatEvent = 'forecourt:chat'

let loaded: Promise<void> | null = null

/**
 * Loads the chat provider's script with the first press, so that nothing of it reaches shoppers who do not chat. It finds the dealer's token
 * in `data-api-token`. Rejects if it does not load. locations §2, Instant Message
 */
export async function openChat({ dataset }: HTMLAnchorElement): Promise<void> {
  const { script = '', token = '' } = dataset
  try {
    await (loaded ??= loadScript(script, token))
  } catch (error) {
    loaded = null
    throw error
  }
  document.dispatchEvent(new Event(chatEvent))
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
