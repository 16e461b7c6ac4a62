import { z } from 'zod'

const ids = z.array(z.string()).catch([])

/** What a person keeps of the library, by ids of entries. Unreadable values are empty. */
export const personalLists = z.object({ favourites: ids, recent: ids }).catch({ favourites: [], recent: [] })
export type PersonalLists = z.infer<typeof personalLists>

const mostRecent = 6

export const toggleFavourite = (lists: PersonalLists, id: string): PersonalLists => ({
  ...lists,
  favourites: lists.favourites.includes(id)
    ? lists.favourites.filter((each) => each !== id)
    : [...lists.favourites, id],
})

/** The last used entry comes first. */
export const rememberUse = (lists: PersonalLists, id: string): PersonalLists => ({
  ...lists,
  recent: [id, ...lists.recent.filter((each) => each !== id)].slice(0, mostRecent),
})
