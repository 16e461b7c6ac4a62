import { z } from 'zod'
import { findEditingForm, readPageTime } from '../editing/editing-forms.ts'
import * as texts from './texts.ts'

const section = z.object({ id: z.string(), label: z.string(), summary: z.string() })
export type Section = z.infer<typeof section>

const difference = z.object({
  path: z.array(z.string()),
  label: z.string(),
  section: z.string().nullable(),
  block: z.string().nullable(),
  what: z.enum(['changed', 'added', 'removed', 'moved']),
})
export type Difference = z.infer<typeof difference>

const report = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('own') }),
  z.object({
    kind: z.literal('template'),
    template: z.string(),
    reach: z.number().nullable(),
    followers: z.number(),
    sections: z.array(section),
    previews: z.array(z.object({ site: z.string(), url: z.string() })),
    copies: z.array(z.object({ site: z.object({ id: z.number(), name: z.string() }), pageId: z.number().nullable() })),
  }),
  z.object({
    kind: z.literal('copy'),
    template: z.string(),
    templatePage: z.number(),
    differences: z.array(difference),
    following: z.object({ isBehind: z.boolean(), setAside: z.array(section) }).nullable(),
  }),
])
export type Report = z.infer<typeof report>

const failure = z.object({ errors: z.array(z.object({ message: z.string() })) })
const page = z.object({ id: z.number() })

/** Where a document stands between a template and its sites; null if that cannot be said now. */
export async function fetchReport(collection: string, id: number | string): Promise<Report | null> {
  const response = await fetch(`/cms/api/inheritance/${collection}/${id}`).catch(() => null)
  const body: unknown = response?.ok ? await response.json().catch(() => null) : null
  return report.safeParse(body).data ?? null
}

/** The page to open next, or a message for the user. */
export type PageActionResult = { id: number } | { message: string }

export const customisePage = (id: number | string, site: number): Promise<PageActionResult> =>
  post(`/cms/api/inheritance/pages/${id}/customise`, { site })

/**
 * Deletes a site's copy, so that the site shows its template's page again. It goes as every document does: not with changes that the user has
 * not seen, and not before its uses were shown.
 */
export async function deleteCopy(id: number): Promise<PageActionResult> {
  const report = await fetchReport('pages', id)
  if (report === null) return { message: texts.somethingWentWrong }
  if (report.kind !== 'copy') return { message: texts.theTemplateHasNoPageHere }
  const { response, answer } = await send(`/cms/api/pages/${id}`, { method: 'DELETE' })
  return response?.ok ? { id: report.templatePage } : { message: readMessage(answer) }
}

/** `FollowedChange` of `cms/inheritance/change-followed.ts`. */
export type FollowedChange =
  | { type: 'update' | 'stop' }
  | { type: 'reset'; path: readonly string[] }
  | { type: 'discard'; block: string }

/** Changes how a page follows its template's, and shows the result in its open form. Null, or a message for the user. */
export async function changeFollowed(id: number, change: FollowedChange): Promise<string | null> {
  const read = readPageTime()
  const done = await post(
    `/cms/api/inheritance/pages/${id}/follow`,
    change,
    read ? { 'If-Unmodified-Since': read } : {},
  )
  if ('message' in done) return done.message
  const isShown = await findEditingForm('pages', String(id))?.takeNewest()
  return isShown === true ? null : texts.openThePageAgain
}

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<PageActionResult> {
  const { response, answer } = await send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const moved = response?.ok ? page.safeParse(answer).data : undefined
  return moved ?? { message: readMessage(answer) }
}

async function send(path: string, init: RequestInit): Promise<{ response: Response | null; answer: unknown }> {
  const response = await fetch(path, init).catch(() => null)
  return { response, answer: await response?.json().catch(() => null) }
}

const readMessage = (answer: unknown): string =>
  failure.safeParse(answer).data?.errors[0]?.message ?? texts.somethingWentWrong
