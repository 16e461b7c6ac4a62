import { tellEvent } from '../shopper-event.ts'
import {
  listChanged,
  type ListedVehicle,
  listLimits,
  readLocalList,
  type ViewedVehicle,
  writeLocalList,
} from './local-list.ts'
import { showTray } from './show-tray.ts'
import * as texts from '../texts.ts'

type Pressable = 'favourites' | 'compare'

/** vehicles §7, Analytics events */
const favouriteAdded = 39

/**
 * Brings the favourite and compare buttons of a page to life, its tray, and the number in its header. One listener for all of them, present and to come: cards are static
 * HTML as well as islands'. Tabs of a site follow each other.
 */
export function startLocalLists(): void {
  recordViewed()
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-keep]') : null
    if (pressed) press(pressed)
  })
  for (const change of [listChanged, 'storage', 'pageshow']) window.addEventListener(change, show)
  new MutationObserver(show).observe(document.body, { childList: true, subtree: true })
  show()
}

function press(button: HTMLElement): void {
  const action = button.dataset['keep']
  if (action === 'clear') return void writeLocalList('compare', [])
  const entry = findEntry(button)
  if (entry) toggle(action === 'favourite' ? 'favourites' : 'compare', entry)
}

function toggle(name: Pressable, entry: ListedVehicle): void {
  const kept = readLocalList(name)
  const others = kept.filter(({ id }) => id !== entry.id)
  const isAdded = others.length === kept.length
  if (isAdded && name === 'compare' && kept.length >= listLimits.compare) return say(texts.youCanCompareUpToFour)
  const isStored = writeLocalList(name, isAdded ? [...others, entry].slice(-listLimits[name]) : others)
  const isFavourite = isAdded && name === 'favourites'
  if (isStored) say(isFavourite ? texts.nameIsOneOfYourFavourites({ name: entry.name }) : '', isFavourite)
  else say(texts.yourBrowserWillForgetThisWhenYou)
  if (isFavourite) tellEvent({ event: favouriteAdded, vehicleId: entry.id })
}

/** Parses the attributes of `vehicleEntry` in `save-buttons.tsx`. */
function findEntry(button: HTMLElement): ListedVehicle | null {
  const data = button.closest<HTMLElement>('[data-vehicle]')?.dataset
  if (!data) return null
  const { vehicle, name = '', slug = '', make = '', model = '', image = '' } = data
  return { id: Number(vehicle), name, slug, make, model, primary_image_url: image }
}

/** Adds the vehicle of a vehicle page as the most recently viewed. */
function recordViewed(): void {
  const viewed = document.querySelector<HTMLElement>('[data-viewed]')?.dataset['viewed']
  if (!viewed) return
  const seen = JSON.parse(viewed) as ViewedVehicle
  writeLocalList(
    'viewed',
    [seen, ...readLocalList('viewed').filter(({ id }) => id !== seen.id)].slice(0, listLimits.viewed),
  )
}

/** Attributes are always written: the observer does not watch attributes. */
function show(): void {
  const kept = { favourite: listIds('favourites'), compare: listIds('compare') }
  for (const button of document.querySelectorAll<HTMLElement>('[data-vehicle] [data-keep][aria-pressed]')) {
    const ids = button.dataset['keep'] === 'favourite' ? kept.favourite : kept.compare
    button.setAttribute('aria-pressed', `${ids.has(findEntry(button)?.id ?? 0)}`)
  }
  const link = document.querySelector('[data-favourites]')
  const count = kept.favourite.size || ''
  link?.setAttribute('data-favourites', `${count}`)
  link?.setAttribute('aria-label', `Favourites${count && `, ${count}`}`)
  showTray(readLocalList('compare'))
}

const listIds = (name: Pressable): Set<number> => new Set(readLocalList(name).map(({ id }) => id))

let silence: ReturnType<typeof setTimeout> | undefined

/** Shows a notice for some seconds, or hides it if `words` is empty. The link exists only on sites with a favourites page. */
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
