import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import { type PrizeDraw, spinner, type SpinResult } from '#schemas/prize/prize-draw.ts'
import { goTo } from '../_forms/go-to.ts'
import { newKey } from '../_forms/new-key.ts'
import { fillFields } from '../_forms/fill-fields.ts'
import { type FieldError, wordsOf } from '../_forms/what-went-wrong.ts'

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
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLDivElement>(null)
  const [key] = useState(newKey)
  const [wrong, setWrong] = useState<FieldError[]>([])
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState<SpinResult | null>(null)
  const [hasStopped, setHasStopped] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const isAwake = useSyncExternalStore(nothingChanges, isTrue, isFalse)

  useEffect(() => void fillFields(api, form.current), [api])
  useEffect(() => {
    if (refusals > 0) goTo(summary.current)
  }, [refusals])
  useEffect(() => {
    if (!result) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const stop = setTimeout(() => setHasStopped(true), isStill ? 0 : turning)
    return () => clearTimeout(stop)
  }, [result])
  useEffect(() => {
    if (hasStopped) goTo(said.current)
  }, [hasStopped])

  const refuse = (errors: FieldError[]) => {
    setWrong(errors)
    setRefusals((before) => before + 1)
  }

  async function spin(filled: FormData): Promise<void> {
    if (isBusy || result) return
    setFailure('')
    const who = isKnown ? null : spinner.safeParse(Object.fromEntries(filled))
    if (who && !who.success)
      return refuse(who.error.issues.map(({ path, message }) => ({ name: String(path[0]), message })))
    setWrong([])
    setIsBusy(true)
    try {
      const trap = filled.get('website')
      const website = typeof trap === 'string' ? trap : ''
      const url = location.href.slice(0, 2_000)
      const agrees = filled.has('agrees')
      setResult(await api.call('prizeSpin', { key, draw: draw.id, who: who?.data ?? null, agrees, website, url }))
    } catch (error) {
      const fields = error instanceof ApiFailure ? (error.problem.fields ?? []) : []
      if (fields.length > 0) refuse(fields.map(({ path, message }) => ({ name: path.replace(/^who\./, ''), message })))
      else setFailure(wordsOf(error))
    }
    setIsBusy(false)
  }

  return {
    form,
    summary,
    said,
    wrong,
    failure,
    isAwake,
    isBusy,
    result,
    hasStopped,
    spin,
    errorOf: (name: string): string | undefined => wrong.find((error) => error.name === name)?.message,
    pick: (name: string): void => {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLElement) field.focus()
    },
  }
}

const nothingChanges = () => () => undefined
const isTrue = () => true
const isFalse = () => false
