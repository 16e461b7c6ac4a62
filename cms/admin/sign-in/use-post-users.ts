'use client'
import { useState } from 'react'
import { postUsers, type UsersAnswer } from './post-users.ts'

/** Calls of the account endpoints by a form, with their loading state and last error. */
export function usePostUsers() {
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const send = async (path: string, body: object): Promise<UsersAnswer> => {
    setIsBusy(true)
    setFailure('')
    const answer = await postUsers(path, body)
    setIsBusy(false)
    return answer
  }
  return { send, isBusy, failure, setFailure }
}
