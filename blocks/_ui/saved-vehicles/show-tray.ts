import { comparePath } from './compare-path.ts'
import { type ListedVehicle, listLimits } from './local-list.ts'
import * as texts from '../texts.ts'

let shown = ''

/** Fills the tray of `compare-tray.tsx`. It is hidden without vehicles and on the compare page. */
export function showTray(vehicles: readonly ListedVehicle[]): void {
  const tray = document.querySelector<HTMLElement>('[data-tray]')
  const text = vehicles.map(({ id }) => id).join()
  if (!tray || text === shown) return
  const hadFocus = tray.contains(document.activeElement)
  shown = text
  const link = tray.querySelector('a')
  tray.hidden = vehicles.length === 0 || link?.pathname === location.pathname
  if (link) {
    link.href = comparePath(vehicles.map(({ id }) => id))
    link.textContent = texts.compareLengthOfCompare({ length: vehicles.length, compare: listLimits.compare })
  }
  tray.querySelector('ul')?.replaceChildren(...vehicles.flatMap((vehicle) => findItem(tray, vehicle) ?? []))
  // The pressed button was removed with its vehicle.
  if (hadFocus) link?.focus()
}

function findItem(tray: HTMLElement, vehicle: ListedVehicle): HTMLElement | null {
  const item = tray.querySelector('template')?.content.firstElementChild?.cloneNode(true)
  if (!(item instanceof HTMLElement)) return null
  Object.assign(item.dataset, { vehicle: vehicle.id, name: vehicle.name })
  const picture = item.querySelector('img')
  if (picture && vehicle.primary_image_url) picture.src = thumbnail(vehicle.primary_image_url)
  const name = item.querySelector('span')
  if (name) name.textContent = vehicle.name
  item.querySelector('button')?.setAttribute('aria-label', `Remove ${vehicle.name}`)
  return item
}

const thumbnail = (url: string): string => (/^\/(media|stock)\//.test(url) ? `/_img/w_320,q_75,f_auto${url}` : url)
