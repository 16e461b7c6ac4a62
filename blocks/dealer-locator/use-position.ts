import { useCallback, useState } from 'react'
import type { Point } from '#schemas/location/map-view.ts'

type Position = { kind: 'none' } | { kind: 'asking' } | { kind: 'refused' } | { kind: 'found'; point: Point }

/** A position of some minutes ago is good enough; longer than this nobody waits. In milliseconds. */
const options = { maximumAge: 300_000, timeout: 10_000 }

/** The shopper's own position, asked for on a press. It stays in the browser: no address and no call has it. */
export function usePosition() {
  const [position, setPosition] = useState<Position>({ kind: 'none' })
  const ask = useCallback(() => {
    if (!('geolocation' in navigator)) return setPosition({ kind: 'refused' })
    setPosition({ kind: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setPosition({ kind: 'found', point: { lat: coords.latitude, long: coords.longitude } }),
      () => setPosition({ kind: 'refused' }),
      options,
    )
  }, [])
  const forget = useCallback(() => setPosition({ kind: 'none' }), [])
  return { position, ask, forget }
}
