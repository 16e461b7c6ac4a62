import type { CollectionBeforeValidateHook } from 'payload'
import { refusal } from '../../refusal.ts'

const shortest = 8

/** As long as the administrator's own that the environment sets; Payload by itself is content with three characters. */
export const requireLongPassword: CollectionBeforeValidateHook = ({ data }) => {
  const password: unknown = data?.password
  if (typeof password === 'string' && password !== '' && password.length < shortest)
    throw refusal('users', [{ path: 'password', message: `Choose a password with at least ${shortest} characters.` }])
  return data
}
