import { useEffect, useState } from 'react'
import { insidePath } from '#schemas/page/inside-path.ts'
import { useApi } from '../_kit/runtime.tsx'
import * as texts from './texts.ts'

/** State of the sign-in. */
export interface SignInEntry {
  step: 'address' | 'code'
  /** Address of the code; null if unknown here. */
  to: string | null
  /** Whether an attempt was made here. */
  isUnderWay: boolean
  /** Seconds until another code can be requested. */
  seconds: number
  sendCode: (to: string) => Promise<void>
  /** Redirects to the original page. */
  signIn: (code: string) => Promise<void>
  startOver: () => void
  goBack: () => void
}

export function useSignIn(first: 'address' | 'code'): SignInEntry {
  const api = useApi()
  const [step, setStep] = useState(first)
  const [to, setTo] = useState<string | null>(null)
  const [isUnderWay, setUnderWay] = useState(false)
  const [seconds, setSeconds] = useState(0)

  useEffect(() => {
    if (seconds <= 0) return undefined
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000)
    return () => clearTimeout(timer)
  }, [seconds])

  return {
    step,
    to,
    isUnderWay,
    seconds,
    sendCode: async (given) => {
      setUnderWay(true)
      const { again_in: again } = await api.call('sessionCode', { to: given })
      setTo(given)
      setSeconds(again)
      setStep('code')
    },
    signIn: async (code) => {
      setUnderWay(true)
      await api.call('signIn', { to: to ?? '', code })
      location.assign(target('redirect'))
    },
    startOver: () => setStep('address'),
    goBack: () => location.assign(target('back')),
  }
}

const target = (name: 'redirect' | 'back'): string => insidePath(new URLSearchParams(location.search).get(name), '/')

export const unreached = texts.weCouldNotReachTheServer
