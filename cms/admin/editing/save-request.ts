import { z } from 'zod'
import type { UsedDocument } from '../../uses/use.ts'
import { confirmDeletion } from '../uses/confirm-deletion.ts'
import { type Decisions, readConflicts } from './conflict.ts'
import { type EditingForm, findEditingForm, isFormLeft, readPageTime, type SaveFailure } from './editing-forms.ts'
import { fitsKeepalive } from './keepalive.ts'
import { composeSave, type Fields, listOthersChanges } from './open-version.ts'
import * as texts from './texts.ts'

type Fetch = typeof fetch

const fields = z.record(z.string(), z.unknown())
const text = z.string()
const stored = z.looseObject({ doc: fields })
const refused = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })
const unreachable: SaveFailure = { reason: texts.theServerCouldNotBeReached, isTransient: true }

interface VersionedFetchOptions {
  send: Fetch
  /** Base URL of the REST API. */
  api: string
  /** Shows where documents are used, and asks whether to delete them all the same. */
  askUses: (used: UsedDocument[]) => Promise<boolean>
  /** Runs after the user has signed out. */
  onSignedOut: () => void
}

/** Sends requests of the admin. Saves and deletions also send their base version. */
export const withVersions =
  ({ send, api, askUses, onSignedOut }: VersionedFetchOptions): Fetch =>
  async (input, init) => {
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
    const method = init?.method?.toUpperCase() ?? 'GET'
    const target = method === 'GET' ? null : readTarget(url, api)
    if (!init || !target) return send(input, init)
    const timed = async (more: Record<string, string> = {}) =>
      send(input, { ...init, headers: withPageTime(init.headers, more) })
    if (method === 'DELETE') return confirmDeletion({ send: timed, ask: askUses })
    if (isSignOut(method, target)) {
      const response = await send(input, init)
      if (response.ok) onSignedOut()
      return response
    }
    if (method !== 'PATCH') return send(input, init)
    if (target.id === undefined) return timed()
    const form = findEditingForm(target.slug, target.id)
    if (typeof init.body === 'string')
      return overwrite(() => send(input, { ...init, headers: overwriting(init) }), form)
    const isAutosave = isAutosaveAddress(url)
    if (isAutosave && isFormLeft(target.slug, target.id)) return new Response(null, { status: 204 })
    if (!form || !(init.body instanceof FormData)) return send(input, init)
    const data = init.body
    const isSignedOut = async () => hasNoSession(send, api)
    form.saveBegins({ isAutosave })
    return inTurn(form, () =>
      sendSave((body, rest) => send(input, { ...init, ...rest, body }), { form, data, isSignedOut }),
    )
  }

const lastSaves = new WeakMap<EditingForm, Promise<unknown>>()

/**
 * Runs the saves of a form one after another. A save sent before the previous response would have an outdated base and conflict with its
 * own author.
 */
async function inTurn(form: EditingForm, save: () => Promise<Response>): Promise<Response> {
  const saving = (lastSaves.get(form) ?? Promise.resolve()).then(save)
  lastSaves.set(
    form,
    saving.catch(() => undefined),
  )
  return saving
}

/** `/cms/api/pages/3?draft=true` → `{ slug: 'pages', id: '3' }`; a bulk operation has no id. */
function readTarget(url: string, api: string): { slug: string; id?: string } | null {
  const { pathname, origin } = new URL(url, window.location.href)
  const prefix = `${new URL(api, window.location.href).pathname}/`
  if (origin !== window.location.origin || !pathname.startsWith(prefix)) return null
  const [slug = '', id] = pathname.slice(prefix.length).split('/')
  return id ? { slug, id } : { slug }
}

/** An autosave that comes after its form was left repeats what was stored on leaving, or what its author gave up. */
const isAutosaveAddress = (url: string): boolean =>
  new URL(url, window.location.href).searchParams.get('autosave') === 'true'

const isSignOut = (method: string, { slug, id }: { slug: string; id?: string }): boolean =>
  method === 'POST' && slug === 'users' && id === 'logout'

function withPageTime(headers: HeadersInit | undefined, more: Record<string, string>): Headers {
  const all = new Headers({ ...Object.fromEntries(new Headers(headers)), ...more })
  const read = readPageTime()
  if (read !== null) all.set('If-Unmodified-Since', read)
  return all
}

const overwriting = ({ headers }: RequestInit): Headers => {
  const all = new Headers(headers)
  all.set('If-Match', '*')
  return all
}

/** "Revert to published" sends the published version as JSON. Confirming it overwrites the draft, regardless of its author. */
async function overwrite(send: () => Promise<Response>, form: EditingForm | undefined): Promise<Response> {
  // A draft that is still being saved must not be stored after it.
  if (form) await lastSaves.get(form)
  const response = await send()
  const answer: unknown = response.ok ? await response.clone().json() : null
  const { data } = stored.safeParse(answer)
  if (data) form?.takeVersion({ stored: data.doc, form: data.doc }, null)
  return response
}

const session = z.object({ user: z.null() })

/** Whether the user's session has ended, also in another tab. False if the server does not say. */
async function hasNoSession(send: Fetch, api: string): Promise<boolean> {
  const response = await send(`${api}/users/me`).catch(() => null)
  return session.safeParse(await response?.json().catch(() => null)).success
}

interface SaveInput {
  form: EditingForm
  data: FormData
  isSignedOut: () => Promise<boolean>
}

/** Sends a save until it is stored, rejected, or postponed. The form never sees a resolved conflict. */
async function sendSave(
  send: (body: FormData, init: RequestInit) => Promise<Response>,
  { form, data, isSignedOut }: SaveInput,
): Promise<Response> {
  let failure: SaveFailure | null = unreachable
  try {
    const values = fields.parse(JSON.parse(text.parse(data.get('_payload'))))
    const version = form.readVersion()
    const composed = composeSave(version, values)
    const { body, mine } = composed
    form.keep(composed)
    let decisions: Decisions = {}
    const settle = (response: Response, answer: unknown): Response => {
      const { doc, ...rest } = stored.parse(answer)
      const others = listOthersChanges(version, { mine, answer: doc })
      const isDecided = Object.values(decisions).some(({ side }) => side === 'theirs')
      if (others.length === 0 && !isDecided) {
        form.takeVersion({ stored: doc, form: values }, null)
        return response
      }
      // Payload's form would append rows of other people to its lists. It gets its own save back, and other people's changes are merged
      // separately.
      const own: Fields = { ...doc, ...mine, updatedAt: doc['updatedAt'] }
      form.takeVersion({ stored: own, form: values }, doc)
      return Response.json({ ...rest, doc: own }, { status: response.status })
    }
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- Each try needs the answer to the one before.
      const response = await sendPayload(send, { data, payload: { ...body, _decisions: decisions } })
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
      const errorMessage = refused.safeParse(answer).data?.errors[0]?.message ?? texts.somethingWentWrong
      failure = { reason: errorMessage, isTransient: response.status >= 500 }
      // oxlint-disable-next-line no-await-in-loop
      if ([401, 403].includes(response.status) && (await isSignedOut())) failure.reason = texts.youAreSignedOut
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

interface PayloadInput {
  data: FormData
  payload: Fields
}

/** A small save is sent to its end even if its page is closed. */
async function sendPayload(
  send: (body: FormData, init: RequestInit) => Promise<Response>,
  { data, payload }: PayloadInput,
): Promise<Response> {
  const copy = new FormData()
  for (const [name, value] of data.entries()) if (name !== '_payload') copy.append(name, value)
  const json = JSON.stringify(payload)
  copy.append('_payload', json)
  return send(copy, { keepalive: !data.has('file') && fitsKeepalive(json) })
}
