import { garagePath } from '#schemas/page/garage-path.ts'
import { signInPath } from '#schemas/page/sign-in.ts'
import { callSite } from './call-site.ts'
import { hasSession } from './has-session.ts'
import { takeWanted, wantAfterSignIn } from './wanted.ts'
import { sayAlarm, sayDone } from './watch-toast.ts'

/** Keeps the search of this page, after signing in where that comes first. */
export async function saveSearch(name: string): Promise<void> {
  const path = location.pathname + location.search
  const failure = hasSession() ? await callSite('/api/saved-searches', { name, path }) : signedOut
  if (failure === null)
    return sayDone({
      title: 'Search Saved',
      words: `${name} is now among your saved searches`,
      list: `${garagePath}#searches`,
    })
  if (failure.code !== signedOut.code) return sayAlarm(failure.detail)
  wantAfterSignIn('search', name)
  location.assign(signInPath({ type: 'my-garage', redirect: path, back: path }))
}

/** Keeps the search that somebody signed in for. */
export async function saveWantedSearch(): Promise<void> {
  const name = takeWanted('search')
  if (name !== '') await saveSearch(name)
}

const signedOut = { code: 'not-signed-in', detail: '' }
