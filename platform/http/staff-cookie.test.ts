import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, test } from 'vitest'
import { translateStaffCookie } from './staff-cookie.ts'

/** The cookies that Payload receives, and those of Payload's that the browser receives. */
async function translated({ cookie, set }: { cookie: string; set: string[] }) {
  const app = express().use(translateStaffCookie, (req, res) => {
    for (const line of set) res.appendHeader('Set-Cookie', line)
    res.end(req.headers.cookie)
  })
  const server = app.listen(0, '127.0.0.1')
  try {
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { cookie } })
    return { read: await answer.text(), given: answer.headers.getSetCookie() }
  } finally {
    server.close()
  }
}

test('the session of staff has a name that only the admin’s host can set; other cookies keep theirs', async () => {
  const theme = 'forecourt-theme=dark; Path=/'
  const { given } = await translated({
    cookie: '',
    set: ['forecourt-token=abc; Path=/; Secure=true; HttpOnly=true', theme],
  })
  expect(given).toEqual(['__Host-forecourt-token=abc; Path=/; Secure=true; HttpOnly=true', theme])
})

test('Payload reads it under its own name, and nothing that came under that name from elsewhere', async () => {
  const cookie = 'forecourt-token=planted; forecourt-theme=dark; __Host-forecourt-token=abc'
  expect((await translated({ cookie, set: [] })).read).toBe('forecourt-theme=dark; forecourt-token=abc')
})
