import { comparePath } from './compare-path.ts'
import { type KeptVehicle, mostKept } from './kept-list.ts'

let shown = ''

/** Fills the tray that `compare-tray.tsx` rendered; without vehicles, and on the page that it leads to, it is hidden. */
export function showTray(vehicles: readonly KeptVehicle[]): void {
  const tray = document.querySelector<HTMLElement>('[data-tray]')
  const text = vehicles.map(({ id }) => id).join()
  if (!tray || text === shown) return
  const hadFocus = tray.contains(document.activeElement)
  shown = text
  const link = tray.querySelector('a')
  tray.hidden = vehicles.length === 0 || link?.pathname === location.pathname
  if (link) {
    link.href = comparePath(vehicles.map(({ id }) => id))
    link.textContent = `Compare ${vehicles.length} of ${mostKept.compare}`
  }
  tray.querySelector('ul')?.replaceChildren(...vehicles.flatMap((vehicle) => itemOf(tray, vehicle) ?? []))
  // What was pressed is gone with its vehicle.
  if (hadFocus) link?.focus()
}

function itemOf(tray: HTMLElement, vehicle: KeptVehicle): HTMLElement | null {
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
