import type { Page } from 'playwright'
import { z } from 'zod'
import { cmsAs, signInToCms } from '#tests/support/cms-api.ts'
import type { Demo } from '#tests/support/demo.ts'
import { createLongLayout } from './page-form/long-layout.ts'

const pictures = z.object({ docs: z.tuple([z.object({ id: z.number(), tenant: z.number() })]) })

/** Creates a page of so many blocks on a demo site and signs the browser in; gives the address of its document in the admin. */
export async function createLongPage(page: Page, { demo, count }: { demo: Demo; count: number }): Promise<string> {
  const origin = `http://localhost:${demo.port}`
  const token = await signInToCms(origin, demo.administrator)
  await page.request.post(`${origin}/cms/api/users/login`, { data: demo.administrator })
  const query = 'where[mimeType][contains]=image&where[tenant][exists]=true&limit=1&depth=0'
  const found = await page.request.get(`${origin}/cms/api/media?${query}`, {
    headers: { Authorization: `JWT ${token}` },
  })
  const [picture] = pictures.parse(await found.json()).docs
  const { id } = await cmsAs(origin, token).create('pages', {
    tenant: picture.tenant,
    title: 'Long',
    path: `/long-${count}`,
    layout: createLongLayout(picture.id, count),
    _status: 'published',
  })
  return `${origin}/admin/collections/pages/${id}`
}
