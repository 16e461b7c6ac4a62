import type { CallPath } from '#schemas/api/call-path.ts'
import { garagePath } from '#schemas/page/garage-path.ts'
import { signInPath } from '#schemas/page/sign-in.ts'
import { tellEvent } from '../shopper-event.ts'
import { callSite, unreached } from './call-site.ts'
import { hasSession } from './has-session.ts'
import { takeWanted, wantAfterSignIn } from './wanted.ts'
import { sayAlarm, sayDone } from './watch-toast.ts'

/** vehicles §7, Analytics events */
const saved = 39

interface Watched {
  ids: Set<number>
  phone: string | null
}

type Answer = Watched | 'signed-out' | 'unreached'

let watched: Promise<Answer> | undefined
let ids: ReadonlySet<number> = new Set()
/** Vehicles whose change the server has not answered yet: a second press would overtake the first. */
const underWay = new Set<number>()

/** Shows which vehicles are saved, also on cards that come later, and saves the one that somebody signed in for. */
export async function showWatched(): Promise<void> {
  if (typeof (await lookUp()) === 'string') return
  show()
  new MutationObserver(show).observe(document.body, { childList: true, subtree: true })
  const id = Number(takeWanted('watch'))
  const button = id ? document.querySelector<HTMLElement>(`[data-vehicle="${id}"] button[data-watch]`) : null
  if (button && !ids.has(id)) await pressWatch(button)
}

/** Saves or removes at once, and takes that back where the server did not. vehicles §4, Watchlist */
export async function pressWatch(button: HTMLElement): Promise<void> {
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
  const failure = await callSite(isSaved ? '/api/watchlist/save-car' : '/api/watchlist/remove-car', {
    phone_number: list.phone,
    car_id: id,
  })
  underWay.delete(id)
  if (failure === null) {
    sayDone({
      title: isSaved ? 'Car Saved In Watchlist' : 'Car Removed',
      words: isSaved ? `${name} is now available in your watchlist` : `${name} is no longer in your watchlist`,
      list: `${garagePath}#watchlist`,
    })
    if (isSaved) tellEvent({ event: saved, vehicleId: id })
    return
  }
  keep(list, id, !isSaved)
  if (failure.code === 'not-signed-in' || failure.code === 'phone-needed') return signIn(id)
  sayAlarm(failure.detail)
}

function keep(list: Watched, id: number, isSaved: boolean): void {
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

/** The shopper's list, asked for once a page; where it cannot be had, the next press asks again. */
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
  wantAfterSignIn('watch', String(id))
  location.assign(signInPath({ type: 'watchlist', redirect: here, back: here }))
}
