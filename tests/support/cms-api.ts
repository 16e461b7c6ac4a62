import { z } from 'zod'

export interface CmsApi {
  create: (collection: string, data: Record<string, unknown>) => Promise<{ id: number }>
  change: (collection: string, id: number, data: Record<string, unknown>) => Promise<void>
  remove: (collection: string, id: number) => Promise<void>
  /** Value of the cookie that a browser would have after signing in. */
  token: string
}

const created = z.object({ doc: z.object({ id: z.number() }) })

/** The session's token, which the answer to a sign-in carries in its cookie alone. */
export function readSessionCookie(response: Response): string {
  const [, token = ''] =
    /(?:^|, )(?:__Host-)?forecourt-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? []
  return token
}

/** Signs in; gives what `cmsAs` takes. Two who sign in to one account at the same moment end each other's session: Payload writes the list whole. */
export async function signInToCms(origin: string, who: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${origin}/cms/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: who.email, password: who.password }),
  })
  if (!response.ok) throw new Error(`Signing in answered ${response.status}: ${await response.text()}`)
  return readSessionCookie(response)
}

/** The CMS's REST API as one person of the staff, for arranging what a browser test starts from. */
export const cmsAs = (origin: string, token: string): CmsApi => ({
  token,
  create: async (collection, data) =>
    created.parse(await send(`${origin}/cms/api/${collection}`, { method: 'POST', body: data, token })).doc,
  change: async (collection, id, data) =>
    void (await send(`${origin}/cms/api/${collection}/${id}?overrideLock=true`, {
      method: 'PATCH',
      body: data,
      token,
      isForced: true,
    })),
  remove: async (collection, id) =>
    void (await send(`${origin}/cms/api/${collection}/${id}?overrideLock=true`, { method: 'DELETE', token })),
})

interface ApiRequest {
  method: string
  body?: unknown
  token?: string
  /** Overwrites what is there, no matter who wrote it. */
  isForced?: boolean
}

async function send(url: string, asked: ApiRequest): Promise<unknown> {
  const { method, body, token, isForced = false } = asked
  const response = await fetch(url, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `JWT ${token}` } : {}),
      ...(isForced ? { 'If-Match': '*' } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${text}`)
  return JSON.parse(text)
}
