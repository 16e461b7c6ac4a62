import type { Formats } from './formats.ts'

/** Where the clipboard of the system cannot be used: the copy is kept for all tabs of this browser. */
const key = 'forecourt-copied-blocks'

export async function writeClipboardOfSystem(formats: Readonly<Record<string, string>>): Promise<void> {
  window.localStorage.setItem(key, JSON.stringify(formats))
  const items = Object.entries(formats).flatMap(([type, text]) => {
    const known = nameForClipboard(type)
    return known === null ? [] : [[known, new Blob([text], { type: known })] as const]
  })
  await navigator.clipboard?.write([new ClipboardItem(Object.fromEntries(items))]).catch(() => undefined)
}

/** What is on the system's clipboard; where the browser gives none, what was copied last in this browser. */
export async function readClipboardOfSystem(): Promise<Formats> {
  const items = await navigator.clipboard?.read().catch(() => null)
  if (!items) return readKept()
  const read = items.flatMap((item) =>
    item.types.map(async (type) => [type.replace(/^web /, ''), await (await item.getType(type)).text()] as const),
  )
  return Object.fromEntries(await Promise.all(read))
}

/** Browsers take types that they do not know with a prefix, if at all. */
function nameForClipboard(type: string): string | null {
  if (type.startsWith('text/')) return type
  return ClipboardItem.supports?.(`web ${type}`) ? `web ${type}` : null
}

function readKept(): Formats {
  const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? '{}')
  return typeof kept === 'object' && kept !== null ? Object.fromEntries(Object.entries(kept)) : {}
}
