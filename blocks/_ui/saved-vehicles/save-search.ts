import { signInPath } from '#schemas/page/sign-in.ts'
import { postToApi } from './post-to-api.ts'
import { hasSession } from './has-session.ts'
import { takePending, storePending } from './pending-after-sign-in.ts'
import { sayAlarm, sayDone } from './watch-toast.ts'
import * as texts from '../texts.ts'

/** Saves the search of this page, after signing in if needed. */
export async function saveSearch(name: string): Promise<void> {
  const path = location.pathname + location.search
  const failure = hasSession() ? await postToApi('/api/saved-searches', { name, path }) : signedOut
  if (failure === null)
    return sayDone({
      title: texts.searchSaved,
      words: texts.nameIsNowAmongYourSavedSearches({ name }),
      list: '#searches',
    })
  if (failure.code !== signedOut.code) return sayAlarm(failure.detail)
  storePending('search', name)
  location.assign(signInPath({ type: 'my-garage', redirect: path, back: path }))
}

/** Saves the search for which the shopper signed in. */
export async function savePendingSearch(): Promise<void> {
  const name = takePending('search')
  if (name !== '') await saveSearch(name)
}

const signedOut = { code: 'not-signed-in', detail: '' }
