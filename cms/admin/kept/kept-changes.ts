import { z } from 'zod'
import { parseJson } from '#schemas/lib/parse-json.ts'

const day = 86_400_000
/** After this the page has usually been rewritten, and what was typed helps nobody. */
const lifetime = 14 * day
/** Characters, of the 5 million that a browser keeps for one site. */
const limits = { one: 1_000_000, all: 3_000_000 }

const fields = z.record(z.string(), z.unknown())
const stored = z.object({ at: z.iso.datetime(), base: fields, mine: fields })

/** What was changed in a form and has not been confirmed by the server. */
export interface KeptChanges extends z.infer<typeof stored> {
  key: string
}

/** One document's form of one user. Its window is in the key, so that two windows do not overwrite each other. */
export interface KeptForm {
  user: number | string
  slug: string
  id: number | string
  form: string
}

type UnsavedChanges = Pick<KeptChanges, 'base' | 'mine'>
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'forecourt-kept'
const keyOfUser = (user: KeptForm['user']): string => `${prefix}/${user}/`
const keyOfDocument = ({ user, slug, id }: Omit<KeptForm, 'form'>): string => `${keyOfUser(user)}${slug}/${id}/`
export const keyOfForm = (form: KeptForm): string => `${keyOfDocument(form)}${form.form}`

export interface KeptStore {
  /** Keeps the changes in place of those that the form has kept before. The oldest of all give way if there is no room. */
  keep: (form: KeptForm, kept: UnsavedChanges) => void
  remove: (key: string) => void
  removeAllOf: (user: KeptForm['user']) => void
  /** All that is kept of a document for a user, the newest first. */
  list: (document: Omit<KeptForm, 'form'>) => KeptChanges[]
}

/** Changes that are kept in this browser until the server has confirmed them. A browser that stores nothing keeps nothing. */
export function createKeptStore(store: Store, now: () => number): KeptStore {
  const listKeys = (start: string): string[] =>
    Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter((key) => key.startsWith(start))
  const read = (key: string): KeptChanges | null => {
    const { data } = stored.safeParse(parseJson(store.getItem(key) ?? ''))
    if (data && Date.parse(data.at) + lifetime > now()) return { ...data, key }
    store.removeItem(key)
    return null
  }
  const listUnder = (start: string): KeptChanges[] =>
    listKeys(start)
      .flatMap((key) => read(key) ?? [])
      .toSorted((one, other) => other.at.localeCompare(one.at))
  /** Removes the oldest until a text of this length has room beside the rest. */
  const makeRoom = (key: string, length: number): void => {
    let used = length
    for (const each of listUnder(`${prefix}/`).filter((other) => other.key !== key)) {
      used += store.getItem(each.key)?.length ?? 0
      if (used > limits.all) store.removeItem(each.key)
    }
  }
  return {
    keep: (form, { base, mine }) => {
      const key = keyOfForm(form)
      const text = JSON.stringify({ at: new Date(now()).toISOString(), base, mine })
      if (text.length > limits.one) return store.removeItem(key)
      makeRoom(key, text.length)
      try {
        store.setItem(key, text)
      } catch {
        // Full of other things, or storage is not allowed. The browser's own question before closing remains.
        store.removeItem(key)
      }
    },
    remove: (key) => store.removeItem(key),
    removeAllOf: (user) => {
      for (const key of listKeys(keyOfUser(user))) store.removeItem(key)
    },
    list: (document) => listUnder(keyOfDocument(document)),
  }
}
