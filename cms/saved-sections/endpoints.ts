import { addDataAndFileToRequest, APIError, type Endpoint } from 'payload'
import { newSection } from '#schemas/page/saved-section.ts'
import { requireEditor } from '../access/require-editor.ts'
import { requireOwnOrigin } from '../sign-in/require-own-origin.ts'
import { listSavedSections } from './list-sections.ts'
import { saveSection } from './save-section.ts'
import * as texts from './texts.ts'

/** `GET /saved-sections?site=3`: the sections that a site may show. */
const list: Endpoint = {
  path: '/saved-sections',
  method: 'get',
  handler: async (req) => {
    const site = Number(new URL(req.url ?? '', 'http://admin.invalid').searchParams.get('site'))
    requireEditor(req, site)
    return answer(await listSavedSections(req, site))
  },
}

/** `POST /saved-sections` stores blocks of a page as a section. */
const save: Endpoint = {
  path: '/saved-sections',
  method: 'post',
  handler: async (req) => {
    requireOwnOrigin(req)
    await addDataAndFileToRequest(req)
    const input = newSection.safeParse(req.data ?? {})
    if (!input.success) throw new APIError(texts.aSectionNeedsANameAndBlocks, 400, null, true)
    requireEditor(req, input.data.site)
    return answer({ id: await saveSection(req, input.data) }, 201)
  },
}

export const savedSectionEndpoints: Endpoint[] = [list, save]

const answer = (body: object, status = 200) => Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
