import { z } from 'zod'
import { type Decisions, readConflicts } from './conflict.ts'
import { type EditingForm, findEditingForm, readPageTime, type SaveFailure } from './editing-forms.ts'
import { composeSave, type Fields, listOthersChanges } from './open-version.ts'

type Fetch = typeof fetch

const fields = z.record(z.string(), z.unknown())
const text = z.string()
const stored = z.looseObject({ doc: fields })
const refused = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })
const unreachable: SaveFailure = { reason: 'The server could not be reached.', isTransient: true }

interface Sending {
  send: Fetch
  /** The address of the REST API. */
  api: string
  /** Payload's screen of a version says only that it was not restored. */
  showRefusal: (message: string) => void
}

/** Sends requests of the admin; saves, deletions and restored versions among them say which version they started from. */
export const withVersions =
  ({ send, api, showRefusal }: Sending): Fetch =>
  async (input, init) => {
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
    const method = init?.method?.toUpperCase() ?? 'GET'
    const target = method === 'GET' ? null : readTarget(url, api)
    if (!init || !target) return send(input, init)
    const timed = async () => send(input, { ...init, headers: withPageTime(init.headers) })
    if (method === 'DELETE') return timed()
    if (method === 'POST' && target.id === 'versions') return restore(timed, showRefusal)
    if (method !== 'PATCH') return send(input, init)
    if (target.id === undefined) return timed()
    const form = findEditingForm(target.slug, target.id)
    if (typeof init.body === 'string')
      return overwrite(() => send(input, { ...init, headers: overwriting(init) }), form)
    if (!form || !(init.body instanceof FormData)) return send(input, init)
    const data = init.body
    return inTurn(form, () => sendSave((body) => send(input, { ...init, body }), { form, data }))
  }

const lastSaves = new WeakMap<EditingForm, Promise<unknown>>()

/** Saves of a form follow one another: one that set out before the answer to the last would begin from an old version, and conflict with its own author. */
async function inTurn(form: EditingForm, save: () => Promise<Response>): Promise<Response> {
  form.saveBegins()
  const saving = (lastSaves.get(form) ?? Promise.resolve()).then(save)
  lastSaves.set(
    form,
    saving.catch(() => undefined),
  )
  return saving
}

/** `/cms/api/pages/3?draft=true` → `{ slug: 'pages', id: '3' }`; a bulk operation names no id. */
function readTarget(url: string, api: string): { slug: string; id?: string } | null {
  const { pathname, origin } = new URL(url, window.location.href)
  const prefix = `${new URL(api, window.location.href).pathname}/`
  if (origin !== window.location.origin || !pathname.startsWith(prefix)) return null
  const [slug = '', id] = pathname.slice(prefix.length).split('/')
  return id ? { slug, id } : { slug }
}

function withPageTime(headers: HeadersInit | undefined): Headers {
  const all = new Headers(headers)
  const read = readPageTime()
  if (read !== null) all.set('If-Unmodified-Since', read)
  return all
}

async function restore(send: () => Promise<Response>, showRefusal: (message: string) => void): Promise<Response> {
  const response = await send()
  const answer: unknown = response.ok
    ? null
    : await response
        .clone()
        .json()
        .catch(() => null)
  const message = refused.safeParse(answer).data?.errors[0]?.message
  if (message !== undefined) showRefusal(message)
  return response
}

const overwriting = ({ headers }: RequestInit): Headers => {
  const all = new Headers(headers)
  all.set('If-Match', '*')
  return all
}

/** "Revert to published" sends the published version as JSON: anyone who confirms it means to overwrite the draft, no matter who wrote it. */
async function overwrite(send: () => Promise<Response>, form: EditingForm | undefined): Promise<Response> {
  const response = await send()
  const answer: unknown = response.ok ? await response.clone().json() : null
  const { data } = stored.safeParse(answer)
  if (data) form?.takeVersion({ stored: data.doc, form: data.doc }, null)
  return response
}

/** Sends one save until it is stored, refused for good, or left for later. The form never sees a conflict that was decided. */
async function sendSave(
  send: (body: FormData) => Promise<Response>,
  { form, data }: { form: EditingForm; data: FormData },
): Promise<Response> {
  let failure: SaveFailure | null = unreachable
  try {
    const values = fields.parse(JSON.parse(text.parse(data.get('_payload'))))
    const version = form.readVersion()
    const { body, mine } = composeSave(version, values)
    let decisions: Decisions = {}
    const settle = (response: Response, answer: unknown): Response => {
      const { doc, ...rest } = stored.parse(answer)
      const others = listOthersChanges(version, { mine, answer: doc })
      const isDecided = Object.values(decisions).some(({ side }) => side === 'theirs')
      if (others.length === 0 && !isDecided) {
        form.takeVersion({ stored: doc, form: values }, null)
        return response
      }
      // Payload's form would put rows of others at the end of its lists: it gets its own save back, and takes in the others' by itself.
      const own: Fields = { ...doc, ...mine, updatedAt: doc['updatedAt'] }
      form.takeVersion({ stored: own, form: values }, doc)
      return Response.json({ ...rest, doc: own }, { status: response.status })
    }
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- Each try needs the answer to the one before.
      const response = await send(withPayload(data, { ...body, _decisions: decisions }))
      // oxlint-disable-next-line no-await-in-loop
      const answer: unknown = await response
        .clone()
        .json()
        .catch(() => null)
      if (response.ok) {
        failure = null
        return settle(response, answer)
      }
      const conflicts = response.status === 409 ? readConflicts(answer) : []
      const reason = refused.safeParse(answer).data?.errors[0]?.message ?? 'Something went wrong.'
      failure = { reason, isTransient: response.status >= 500 }
      if (conflicts.length === 0) return response
      // oxlint-disable-next-line no-await-in-loop
      const decided = await form.askConflicts(conflicts)
      if (!decided) return response
      decisions = { ...decisions, ...decided }
    }
  } finally {
    form.saveEnds(failure)
  }
}

function withPayload(data: FormData, payload: Fields): FormData {
  const copy = new FormData()
  for (const [name, value] of data.entries()) if (name !== '_payload') copy.append(name, value)
  copy.append('_payload', JSON.stringify(payload))
  return copy
}
