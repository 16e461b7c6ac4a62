import type { CallPath } from '#schemas/api/call-path.ts'
import { signInPath } from '#schemas/page/sign-in.ts'
import { tellEvent } from '../shopper-event.ts'
import { postToApi, unreached } from './post-to-api.ts'
import { hasSession } from './has-session.ts'
import { takePending, storePending } from './pending-after-sign-in.ts'
import { sayAlarm, sayDone } from './watch-toast.ts'
import * as texts from '../texts.ts'

export { savePendingSearch, saveSearch } from './save-search.ts'

/** vehicles §7, Analytics events */
const saved = 39

interface ShopperWatchlist {
  ids: Set<number>
  phone: string | null
}

type Answer = ShopperWatchlist | 'signed-out' | 'unreached'

let watched: Promise<Answer> | undefined
let ids: ReadonlySet<number> = new Set()
/** Vehicles with a pending request: a second one could arrive first. */
const underWay = new Set<number>()

/** Shows which vehicles are saved, also on cards added later, and saves the vehicle for which the shopper signed in. */
export async function showWatchlist(): Promise<void> {
  if (typeof (await lookUp()) === 'string') return
  show()
  new MutationObserver(show).observe(document.body, { childList: true, subtree: true })
  const id = Number(takePending('watch'))
  const button = id ? document.querySelector<HTMLElement>(`[data-vehicle="${id}"] button[data-watch]`) : null
  if (button && !ids.has(id)) await toggleWatchlist(button)
}

/** Saves or removes optimistically and reverts on failure. vehicles §4, Watchlist */
export async function toggleWatchlist(button: HTMLElement): Promise<void> {
  const { vehicle = '', name = '' } = button.closest<HTMLElement>('[data-vehicle]')?.dataset ?? {}
  const id = Number(vehicle)
  if (!hasSession()) return signIn(id)
  const list = await lookUp()
  if (list === 'unreached') return sayAlarm(unreached.detail)
  if (list === 'signed-out' || list.phone === null) return signIn(id)
  if (underWay.has(id)) return
  underWay.add(id)
  const isSaved = !list.ids.has(id)
  keep(list, id, isSaved)
  const failure = await postToApi(isSaved ? '/api/watchlist/save-car' : '/api/watchlist/remove-car', {
    phone_number: list.phone,
    car_id: id,
  })
  underWay.delete(id)
  if (failure === null) {
    sayDone({
      title: isSaved ? texts.carSavedInWatchlist : texts.carRemoved,
      words: isSaved
        ? texts.nameIsNowAvailableInYourWatchlist({ name })
        : texts.nameIsNoLongerInYourWatchlist({ name }),
      list: '#watchlist',
    })
    if (isSaved) tellEvent({ event: saved, vehicleId: id })
    return
  }
  keep(list, id, !isSaved)
  if (failure.code === 'not-signed-in' || failure.code === 'phone-needed') return signIn(id)
  sayAlarm(failure.detail)
}

function keep(list: ShopperWatchlist, id: number, isSaved: boolean): void {
  if (isSaved) list.ids.add(id)
  else list.ids.delete(id)
  show()
}

function show(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-vehicle] button[data-watch]')) {
    const id = Number(button.closest<HTMLElement>('[data-vehicle]')?.dataset['vehicle'])
    button.setAttribute('aria-pressed', `${ids.has(id)}`)
    if (button.dataset['watch'] === 'saved-only') button.hidden = !ids.has(id)
  }
}

/** The shopper's list, requested once per page; after a failure the next press retries. */
function lookUp(): Promise<Answer> {
  watched ??= askForList().then((answer) => {
    if (answer === 'unreached') watched = undefined
    if (typeof answer !== 'string') ({ ids } = answer)
    return answer
  })
  return watched
}

async function askForList(): Promise<Answer> {
  try {
    const response = await fetch('/api/watchlist' satisfies CallPath<'GET'>)
    if (response.status === 401) return 'signed-out'
    if (!response.ok) return 'unreached'
    const answer = (await response.json()) as { car_ids: number[]; phone_number: string | null }
    return { ids: new Set(answer.car_ids), phone: answer.phone_number }
  } catch {
    return 'unreached'
  }
}

function signIn(id: number): void {
  const here = location.pathname + location.search
  storePending('watch', String(id))
  location.assign(signInPath({ type: 'watchlist', redirect: here, back: here }))
}
