import { z } from 'zod'

export interface CmsApi {
  create: (collection: string, data: Record<string, unknown>) => Promise<{ id: number }>
  remove: (collection: string, id: number) => Promise<void>
  /** Value of the cookie that a browser would have after signing in. */
  token: string
}

const created = z.object({ doc: z.object({ id: z.number() }) })

/** The CMS's REST API as one person of the staff, for arranging what a browser test starts from. */
export async function signInToCms(origin: string, who: { email: string; password: string }): Promise<CmsApi> {
  const send = async (method: string, path: string, { body, token }: { body?: unknown; token?: string }) => {
    const response = await fetch(`${origin}/cms/api/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `JWT ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return JSON.parse(text) as unknown
  }
  const { token } = z.object({ token: z.string() }).parse(await send('POST', 'users/login', { body: who }))
  return {
    token,
    create: async (collection, data) => created.parse(await send('POST', collection, { body: data, token })).doc,
    remove: async (collection, id) => void (await send('DELETE', `${collection}/${id}`, { token })),
  }
}
