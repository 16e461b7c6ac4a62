import { useEffect, useState } from 'react'
import { insidePath } from '#schemas/page/inside-path.ts'
import { useApi } from '../_kit/runtime.tsx'

/** Signing in, as far as it is. */
export interface SignInEntry {
  step: 'address' | 'code'
  /** Where the code went; null where that is not known here. */
  to: string | null
  /** Whether anything was tried here yet. */
  isUnderWay: boolean
  /** Until another code can be asked for. */
  seconds: number
  sendCode: (to: string) => Promise<void>
  /** The page that the shopper came for follows. */
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

export const unreached = 'We could not reach the server. Check your connection and try again.'
