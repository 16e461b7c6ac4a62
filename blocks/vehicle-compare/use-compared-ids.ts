import { useEffect, useState } from 'react'
import { comparePath, idsOfAddress } from '../_ui/saved-vehicles/compare-path.ts'
import { listChanged, readLocalList, writeLocalList } from '../_ui/saved-vehicles/local-list.ts'

interface ComparedIds {
  /** Null until the browser was asked. */
  ids: number[] | null
  remove: (id: number) => void
}

/**
 * The vehicles that the address names, else those chosen on cards; the address is then told, so that it can be sent to somebody. Taken out here is
 * taken out of the tray as well.
 */
export function useComparedIds(): ComparedIds {
  const [ids, setIds] = useState<number[] | null>(null)
  useEffect(() => {
    const read = () => {
      const named = idsOfAddress(location.search)
      show(named.length > 0 ? named : readLocalList('compare').map(({ id }) => id))
    }
    const show = (nextIds: number[]) => {
      setIds(nextIds)
      if (nextIds.length > 0) history.replaceState(history.state, '', comparePath(nextIds) + location.hash)
    }
    const follow = () => {
      const kept = new Set(readLocalList('compare').map(({ id }) => id))
      setIds((known) => (known && known.length === 0 && kept.size > 0 ? [...kept] : known))
    }
    read()
    window.addEventListener('popstate', read)
    window.addEventListener(listChanged, follow)
    return () => {
      window.removeEventListener('popstate', read)
      window.removeEventListener(listChanged, follow)
    }
  }, [])
  const remove = (id: number) => {
    const left = (ids ?? []).filter((other) => other !== id)
    history.replaceState(history.state, '', comparePath(left))
    setIds(left)
    writeLocalList(
      'compare',
      readLocalList('compare').filter((entry) => entry.id !== id),
    )
  }
  return { ids, remove }
}
