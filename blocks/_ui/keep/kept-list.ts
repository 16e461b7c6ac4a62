/** vehicles §3, Favourite entry; what is compared is kept in the same shape. */
export interface KeptVehicle {
  id: number
  name: string
  slug: string
  make: string
  model: string
  primary_image_url: string
}

/** vehicles §3, Viewed-car record. */
export interface ViewedVehicle {
  id: number
  stocknum: string
  make: string
  model: string
  body: string | null
  simple_body: string | null
}

interface KeptLists {
  favourites: KeptVehicle
  compare: KeptVehicle
  viewed: ViewedVehicle
}
export type KeptName = keyof KeptLists

/** At most so many are kept: of favourites and of what was viewed the newest, and no fifth one is compared. */
export const mostKept = { favourites: 100, compare: 4, viewed: 13 } as const satisfies Record<KeptName, number>

/** Told on `window` when a list of this page changed; other tabs hear `storage`. */
export const keptChanged = 'forecourt:kept'

const keyOf = (name: KeptName): string => `forecourt:${document.documentElement.dataset['site'] ?? ''}:${name}`

/** What a browser without storage, or a full one, keeps for as long as the page is open. */
const unsaved = new Map<string, string>()

/** The text of a list as it is stored; equal texts are equal lists. Empty where there is none, or no storage. */
export function keptText(name: KeptName): string {
  const key = keyOf(name)
  const here = unsaved.get(key)
  if (here !== undefined) return here
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** A site's list of this browser. Other hands may have written there, so what is no entry is left out. */
export function readKept<Name extends KeptName>(name: Name): KeptLists[Name][] {
  try {
    const stored: unknown = JSON.parse(keptText(name) || '[]')
    return Array.isArray(stored) ? stored.filter((entry) => Number.isInteger(entry?.id)) : []
  } catch {
    return []
  }
}

/** False where the browser would not store it: then it holds until the page is left. */
export function writeKept<Name extends KeptName>(name: Name, entries: KeptLists[Name][]): boolean {
  const key = keyOf(name)
  const text = JSON.stringify(entries)
  let isStored = true
  try {
    localStorage.setItem(key, text)
    unsaved.delete(key)
  } catch {
    unsaved.set(key, text)
    isStored = false
  }
  window.dispatchEvent(new Event(keptChanged))
  return isStored
}
