import { usePreferences } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { type PersonalLists, personalLists, rememberUse, toggleFavourite } from './personal-lists.ts'

const key = 'block-library'
const nothing: PersonalLists = { favourites: [], recent: [] }

interface PersonalListsState extends PersonalLists {
  toggleFavourite: (id: string) => void
  rememberUse: (id: string) => void
}

/**
 * A person's favourite and recently used entries, which Payload stores with their other preferences. A use is shown when the library opens next:
 * cards that move while one is dragged would be hit by mistake.
 */
export function usePersonalLists(): PersonalListsState {
  const { getPreference, setPreference } = usePreferences()
  const newest = useRef(nothing)
  const [shown, setShown] = useState(nothing)
  useEffect(() => {
    let isShown = true
    // Without them the library is complete, in its usual order.
    getPreference<unknown>(key)
      .then((stored) => {
        if (!isShown) return
        newest.current = personalLists.parse(stored)
        setShown(newest.current)
      })
      .catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [getPreference])
  const store = (lists: PersonalLists) => {
    newest.current = lists
    setPreference(key, lists).catch(() => undefined)
  }
  return {
    ...shown,
    toggleFavourite: (id) => {
      store(toggleFavourite(newest.current, id))
      setShown({ ...shown, favourites: newest.current.favourites })
    },
    rememberUse: (id) => store(rememberUse(newest.current, id)),
  }
}
