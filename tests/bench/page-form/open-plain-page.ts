import type { APIRequestContext } from 'playwright'
import sharp from 'sharp'
import { z } from 'zod'
import { createLongLayout } from './long-layout.ts'

const created = z.object({ doc: z.object({ id: z.number() }) })
const person = { email: 'bench@forecourt.example', password: 'correct horse battery staple' }

/** Creates the long page in the plain admin and signs in its first user; gives the form's address. */
export async function openPlainPage(request: APIRequestContext, origin: string): Promise<string> {
  await request.post(`${origin}/api/users/first-register`, { data: person })
  await request.post(`${origin}/api/users/login`, { data: person })
  const buffer = await sharp({ create: { width: 240, height: 160, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const file = { name: 'car.png', mimeType: 'image/png', buffer }
  const picture = created.parse(await (await request.post(`${origin}/api/media`, { multipart: { file } })).json())
  const data = { title: 'Long', layout: createLongLayout(picture.doc.id, 60), _status: 'published' }
  const page = created.parse(await (await request.post(`${origin}/api/pages`, { data })).json())
  return `${origin}/admin/collections/pages/${page.doc.id}`
}
