import { tellEvent } from '../shopper-event.ts'
import { keptChanged, type KeptVehicle, mostKept, readKept, type ViewedVehicle, writeKept } from './kept-list.ts'
import { showTray } from './show-tray.ts'

type Pressable = 'favourites' | 'compare'

/** vehicles §7, Analytics events */
const favouriteAdded = 39

/**
 * Brings the favourite and compare buttons of a page to life, its tray, and the number in its header. One listener for all of them, present and to come: cards are static
 * HTML as well as islands'. Tabs of a site follow each other.
 */
export function keepVehicles(): void {
  recordViewed()
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-keep]') : null
    if (pressed) press(pressed)
  })
  for (const change of [keptChanged, 'storage', 'pageshow']) window.addEventListener(change, show)
  new MutationObserver(show).observe(document.body, { childList: true, subtree: true })
  show()
}

function press(button: HTMLElement): void {
  const action = button.dataset['keep']
  if (action === 'clear') return void writeKept('compare', [])
  const entry = entryOf(button)
  if (entry) toggle(action === 'favourite' ? 'favourites' : 'compare', entry)
}

function toggle(name: Pressable, entry: KeptVehicle): void {
  const kept = readKept(name)
  const others = kept.filter(({ id }) => id !== entry.id)
  const isAdded = others.length === kept.length
  if (isAdded && name === 'compare' && kept.length >= mostKept.compare)
    return say('You can compare up to four. Remove one to add another.')
  const isStored = writeKept(name, isAdded ? [...others, entry].slice(-mostKept[name]) : others)
  const isFavourite = isAdded && name === 'favourites'
  if (isStored) say(isFavourite ? `${entry.name} is one of your favourites.` : '', isFavourite)
  else say('Your browser keeps this only until you leave the page.')
  if (isFavourite) tellEvent({ event: favouriteAdded, vehicleId: entry.id })
}

/** `keptEntry` of `keep-buttons.tsx`, read back. */
function entryOf(button: HTMLElement): KeptVehicle | null {
  const data = button.closest<HTMLElement>('[data-vehicle]')?.dataset
  if (!data) return null
  const { vehicle, name = '', slug = '', make = '', model = '', image = '' } = data
  return { id: Number(vehicle), name, slug, make, model, primary_image_url: image }
}

/** The vehicle of a vehicle page goes to the front of those that were looked at. */
function recordViewed(): void {
  const viewed = document.querySelector<HTMLElement>('[data-viewed]')?.dataset['viewed']
  if (!viewed) return
  const seen = JSON.parse(viewed) as ViewedVehicle
  writeKept('viewed', [seen, ...readKept('viewed').filter(({ id }) => id !== seen.id)].slice(0, mostKept.viewed))
}

/** Attributes are written without asking first: the observer does not hear of them. */
function show(): void {
  const kept = { favourite: idsOf('favourites'), compare: idsOf('compare') }
  for (const button of document.querySelectorAll<HTMLElement>('[data-vehicle] [data-keep][aria-pressed]')) {
    const ids = button.dataset['keep'] === 'favourite' ? kept.favourite : kept.compare
    button.setAttribute('aria-pressed', `${ids.has(entryOf(button)?.id ?? 0)}`)
  }
  const link = document.querySelector('[data-favourites]')
  const count = kept.favourite.size || ''
  link?.setAttribute('data-favourites', `${count}`)
  link?.setAttribute('aria-label', `Favourites${count && `, ${count}`}`)
  showTray(readKept('compare'))
}

const idsOf = (name: Pressable): Set<number> => new Set(readKept(name).map(({ id }) => id))

let silence: ReturnType<typeof setTimeout> | undefined

/** Says what came of a press, for a while; nothing where there is nothing to say. Only a site with a page of favourites has a link to it here. */
function say(words: string, withList = false): void {
  const place = document.querySelector<HTMLElement>('[data-kept-says]')
  const [text, link] = place?.children ?? []
  if (!place || !text) return
  text.textContent = words
  link?.toggleAttribute('hidden', !withList)
  place.hidden = words === ''
  clearTimeout(silence)
  silence = setTimeout(say, 6_000, '')
}
