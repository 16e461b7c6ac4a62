'use client'
import { useEffect, useState } from 'react'
import { z } from 'zod'

const status = z.object({ isOn: z.boolean() })

type OwnFactorState = 'unknown' | 'on' | 'off' | 'failed'

/** Whether the signed-in person has a second factor. Asks the server once, where `isNeeded`. */
export function useOwnFactor(isNeeded: boolean): OwnFactorState {
  const [state, setState] = useState<OwnFactorState>('unknown')
  useEffect(() => {
    if (!isNeeded) return
    void fetch('/cms/api/users/second-factor', { credentials: 'same-origin' })
      .then((answer) => answer.json())
      .then((body: unknown) => setState(status.parse(body).isOn ? 'on' : 'off'))
      .catch(() => setState('failed'))
  }, [isNeeded])
  return state
}
