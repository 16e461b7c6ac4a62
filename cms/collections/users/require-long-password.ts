import type { CollectionBeforeValidateHook } from 'payload'
import { refusal } from '../../refusal.ts'
import * as texts from './texts.ts'

const shortest = 8

/** The minimum length equals that of the administrator's password in the environment. Payload itself accepts three characters. */
export const requireLongPassword: CollectionBeforeValidateHook = ({ data }) => {
  const password: unknown = data?.password
  if (typeof password === 'string' && password !== '' && password.length < shortest)
    throw refusal('users', [
      { path: 'password', message: texts.choosePasswordWithAtLeastShortestCharacters({ shortest }) },
    ])
  return data
}
