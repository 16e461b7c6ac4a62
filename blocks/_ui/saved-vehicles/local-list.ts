/** vehicles §3, Favourite entry; compared vehicles have the same shape. */
export interface ListedVehicle {
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

interface LocalLists {
  favourites: ListedVehicle
  compare: ListedVehicle
  viewed: ViewedVehicle
}
export type ListName = keyof LocalLists

/** Maximum entries of each list. The oldest favourites and viewed vehicles are dropped; a fifth compared vehicle is rejected. */
export const listLimits = { favourites: 100, compare: 4, viewed: 13 } as const satisfies Record<ListName, number>

/** Event on `window` when this page changes a list; other tabs receive `storage`. */
export const listChanged = 'forecourt:kept'

const getKey = (name: ListName): string => `forecourt:${document.documentElement.dataset['site'] ?? ''}:${name}`

/** Fallback while the page is open, if storage is full or unavailable. */
const unsaved = new Map<string, string>()

/** The stored text of a list, for comparison. Empty without a list or storage. */
export function readListText(name: ListName): string {
  const key = getKey(name)
  const here = unsaved.get(key)
  if (here !== undefined) return here
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** A list of this site in this browser. Invalid entries are skipped, since other scripts can write to storage. */
export function readLocalList<Name extends ListName>(name: Name): LocalLists[Name][] {
  try {
    const stored: unknown = JSON.parse(readListText(name) || '[]')
    return Array.isArray(stored) ? stored.filter((entry) => Number.isInteger(entry?.id)) : []
  } catch {
    return []
  }
}

/** False if the browser did not store it: it is then lost when the page is left. */
export function writeLocalList<Name extends ListName>(name: Name, entries: LocalLists[Name][]): boolean {
  const key = getKey(name)
  const text = JSON.stringify(entries)
  let isStored = true
  try {
    localStorage.setItem(key, text)
    unsaved.delete(key)
  } catch {
    unsaved.set(key, text)
    isStored = false
  }
  window.dispatchEvent(new Event(listChanged))
  return isStored
}
