import {
  addDataAndFileToRequest,
  AuthenticationError,
  type Endpoint,
  loginOperation,
  type PayloadRequest,
} from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { z } from 'zod'
import { answerTooManyTries } from './answer-too-many.ts'
import { makeDeviceCookie, readClientAddress, readKnownDevice } from './client.ts'
import { requireOwnOrigin } from './require-own-origin.ts'
import { findSignInLimits } from './sign-in-limits.ts'
import { spendTimeOfPassword } from './spend-time-of-password.ts'

const given = z.object({
  email: z
    .string()
    .max(320)
    .transform((email) => email.trim().toLowerCase()),
  password: z.string().max(1_000),
})

interface SignInOptions {
  adminUrl: string
  limitFactor: number
}

/** Payload's own address for signing in, with limits, and without the session's token in the answer: the cookie alone carries it. */
export const login = ({ adminUrl, limitFactor }: SignInOptions): Endpoint => ({
  path: '/login',
  method: 'post',
  handler: async (req) => {
    requireOwnOrigin(req)
    await addDataAndFileToRequest(req)
    const input = given.safeParse(req.data)
    if (!input.success) throw new AuthenticationError(req.t)
    const { email, password } = input.data
    const device = { secret: req.payload.secret, email, isSecure: adminUrl.startsWith('https:') }
    const attempt = { email, address: readClientAddress(req), deviceId: readKnownDevice(req.headers, device) }
    const limits = findSignInLimits(req.payload, limitFactor)
    const wait = await limits.begin(attempt)
    if (wait > 0) return answerTooManyTries(wait)
    const { token, exp, user } = await checkPassword(req, { email, password })
    await limits.succeed(attempt)
    const headers = new Headers({ 'Cache-Control': 'no-store' })
    const { config } = req.payload.collections.users
    const { cookiePrefix } = req.payload.config
    headers.append(
      'Set-Cookie',
      generatePayloadCookie({ collectionAuthConfig: config.auth, cookiePrefix, token: token ?? '' }),
    )
    headers.append('Set-Cookie', makeDeviceCookie(device))
    return Response.json({ message: req.t('authentication:passed'), exp, user }, { headers })
  },
})

async function checkPassword(req: PayloadRequest, data: z.infer<typeof given>) {
  const { totalDocs } = await req.payload.count({ collection: 'users', where: { email: { equals: data.email } } })
  if (totalDocs === 0) {
    await spendTimeOfPassword(data.password)
    throw new AuthenticationError(req.t)
  }
  req.context.isCheckedSignIn = true
  return loginOperation<'users'>({ collection: req.payload.collections.users, data, depth: 0, req })
}
