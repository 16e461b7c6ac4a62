import { useEffect, useState } from 'react'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import { insidePath } from '#schemas/page/inside-path.ts'
import { useApi } from '../_kit/runtime.tsx'

/** Signing in, as far as it is. */
export interface SignInEntry {
  step: 'address' | 'code'
  /** Where the code went; null where that is not known here. */
  to: string | null
  failure: string | null
  isBusy: boolean
  /** Whether anything was tried here yet. */
  isUnderWay: boolean
  /** Until another code can be asked for. */
  seconds: number
  askForCode: (to: string) => void
  tryCode: (code: string) => void
  startOver: () => void
  goBack: () => void
}

export function useSignIn(first: 'address' | 'code'): SignInEntry {
  const api = useApi()
  const [step, setStep] = useState(first)
  const [to, setTo] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isUnderWay, setUnderWay] = useState(false)
  const [seconds, setSeconds] = useState(0)

  useEffect(() => {
    if (seconds <= 0) return undefined
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000)
    return () => clearTimeout(timer)
  }, [seconds])

  const run = async (work: () => Promise<void>) => {
    if (isBusy) return
    setUnderWay(true)
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(wordsOf(error))
    }
    setBusy(false)
  }

  return {
    step,
    to,
    failure,
    isBusy,
    isUnderWay,
    seconds,
    askForCode: (given) =>
      void run(async () => {
        const { again_in: again } = await api.call('sessionCode', { to: given })
        setTo(given)
        setSeconds(again)
        setStep('code')
      }),
    tryCode: (code) =>
      void run(async () => {
        await api.call('signIn', { to: to ?? '', code })
        location.assign(target('redirect'))
        // The button stays busy until the next page is there.
        await new Promise(() => undefined)
      }),
    startOver: () => {
      setFailure(null)
      setStep('address')
    },
    goBack: () => location.assign(target('back')),
  }
}

const target = (name: 'redirect' | 'back'): string => insidePath(new URLSearchParams(location.search).get(name), '/')

function wordsOf(error: unknown): string {
  if (!(error instanceof ApiFailure)) return 'We could not reach the server. Check your connection and try again.'
  return error.problem.fields?.[0]?.message ?? error.problem.detail
}
