import { useEffect, useRef, useState } from 'react'
import type { Api } from '#schemas/api/endpoints.ts'
import type { PrizeDraw, SpinResult } from '#schemas/prize/prize-draw.ts'
import { readVisit } from '../_analytics/read-visit.ts'
import { spinnerFields } from '../_checkout/spinner-fields.ts'
import { goTo } from '../_forms/go-to.ts'
import { useApiForm } from '../_forms/use-api-form.ts'
import type { Prefill } from '../_forms/use-prefill.ts'
import { spinSchema } from './spin-schema.ts'

interface PrizeSpinInput {
  api: Api
  draw: PrizeDraw
  /** The shopper is signed in. */
  isKnown: boolean
}

/** Milliseconds of the animation, unless reduced motion is set. */
const turning = 4_600

/** One spin: the platform draws the result; the wheel animates to it and then announces it. */
export function useSpin({ api, draw, isKnown }: PrizeSpinInput) {
  const outcome = useRef<HTMLDivElement>(null)
  const [result, setResult] = useState<SpinResult | null>(null)
  const [hasStopped, setHasStopped] = useState(false)

  useEffect(() => {
    if (!result) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const stop = setTimeout(() => setHasStopped(true), isStill ? 0 : turning)
    return () => clearTimeout(stop)
  }, [result])
  useEffect(() => {
    if (hasStopped) goTo(outcome.current)
  }, [hasStopped])

  const form = useApiForm({
    schema: spinSchema({ isKnown, hasTerms: draw.terms !== '' }),
    names,
    prefill: { api, read: readSpinner },
    send: async ({ who, ...sent }, key, openFor) => {
      // The wheel turns already.
      if (result) return
      const from = { url: location.href.slice(0, 2_000), user_agent: navigator.userAgent.slice(0, 500) }
      setResult(
        await api.call('prizeSpin', {
          key,
          draw: draw.id,
          who,
          ...sent,
          open_for: openFor,
          ...from,
          lead_attributes: readVisit(),
        }),
      )
    },
  })

  return { form, outcome, result, hasStopped }
}

const names = [...spinnerFields.map(({ name }) => name), 'agrees'] as const

const readSpinner: Prefill['read'] = ({ name, phone, email }) => ({ name, phone, email })
