import { administrator, heroBlock } from './prepare-sites.ts'
import { type Probe, probe } from './probe.ts'

/** Calls of the admin's REST API as the administrator of `prepareSites`. */
export interface AdminSession {
  publishHome: (page: number, heading: string) => Promise<Probe>
  upload: (file: { tenant: number; name: string; bytes: Buffer }) => Promise<Probe>
  get: (path: string) => Promise<Probe>
  /** Sends a document to the REST API as JSON. */
  send: (path: string, method: 'POST' | 'PATCH', document: unknown) => Promise<Probe>
}

export async function signIn(port: number): Promise<AdminSession> {
  const host = `localhost:${port}`
  const origin = `http://${host}`
  const json = { 'content-type': 'application/json', origin }
  const answer = await probe({
    port,
    host,
    path: '/cms/api/users/login',
    method: 'POST',
    headers: json,
    body: JSON.stringify(administrator),
  })
  const cookies = [answer.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0])
  if (answer.status !== 200 || cookies.length === 0)
    throw new Error(`The administrator cannot sign in: ${answer.status} ${answer.text.slice(0, 300)}`)
  const cookie = cookies.join('; ')
  const send: AdminSession['send'] = (path, method, document) =>
    probe({
      port,
      host,
      path,
      method,
      headers: { ...json, cookie, 'If-Match': '*' },
      body: JSON.stringify(document),
      within: 60_000,
    })
  return {
    send,
    get: (path) => probe({ port, host, path, headers: { origin, cookie } }),
    publishHome: (page, heading) =>
      send(`/cms/api/pages/${page}`, 'PATCH', { layout: [heroBlock(heading)], _status: 'published' }),
    upload: async ({ tenant, name, bytes }) => {
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name)
      form.set('_payload', JSON.stringify({ tenant, alt: name }))
      const body = new Response(form)
      return probe({
        port,
        host,
        path: '/cms/api/media',
        method: 'POST',
        headers: { origin, cookie, 'content-type': body.headers.get('content-type') ?? '' },
        body: Buffer.from(await body.arrayBuffer()),
        within: 60_000,
      })
    },
  }
}
