import { useEffect, useRef, useState } from 'react'
import type { Api } from '#schemas/api/endpoints.ts'
import { type PrizeDraw, spinner, type SpinResult, termsNotAgreed } from '#schemas/prize/prize-draw.ts'
import { readVisit } from '../_analytics/read-visit.ts'
import { fieldErrors } from '../_forms/field-errors.ts'
import { goTo } from '../_forms/go-to.ts'
import { newKey } from '../_forms/new-key.ts'
import { usePlainForm } from '../_forms/use-plain-form.ts'

interface Spinning {
  api: Api
  draw: PrizeDraw
  /** Somebody is signed in, whom the platform knows. */
  isKnown: boolean
}

/** Milliseconds that the wheel turns for, where it may. */
const turning = 4_600

/** One spin: what came up is drawn by the platform; the wheel only shows it, and says it when it has stopped. */
export function useSpin({ api, draw, isKnown }: Spinning) {
  const { refuse, fail, clear, ...entry } = usePlainForm(api)
  const said = useRef<HTMLDivElement>(null)
  const [key] = useState(newKey)
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState<SpinResult | null>(null)
  const [hasStopped, setHasStopped] = useState(false)

  useEffect(() => {
    if (!result) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const stop = setTimeout(() => setHasStopped(true), isStill ? 0 : turning)
    return () => clearTimeout(stop)
  }, [result])
  useEffect(() => {
    if (hasStopped) goTo(said.current)
  }, [hasStopped])

  async function spin(filled: FormData): Promise<void> {
    if (isBusy || result) return
    clear()
    const who = isKnown ? null : spinner.safeParse(Object.fromEntries(filled))
    const agrees = filled.has('agrees')
    const isRefused = draw.terms !== '' && !agrees
    const wrong = [
      ...(who ? fieldErrors(who) : []),
      ...(isRefused ? [{ name: 'agrees', message: termsNotAgreed }] : []),
    ]
    if (wrong.length > 0) return refuse(wrong)
    setIsBusy(true)
    try {
      const trap = filled.get('website')
      const website = typeof trap === 'string' ? trap : ''
      const sent = { key, draw: draw.id, who: who?.data ?? null, agrees, website }
      const from = { url: location.href.slice(0, 2_000), user_agent: navigator.userAgent.slice(0, 500) }
      setResult(await api.call('prizeSpin', { ...sent, ...from, lead_attributes: readVisit() }))
    } catch (error) {
      fail(error)
    }
    setIsBusy(false)
  }

  return { ...entry, said, isBusy, result, hasStopped, spin }
}
