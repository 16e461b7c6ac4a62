import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { normalisePath, replaceTarget } from '#schemas/page/redirects.ts'
import { readText } from '../../fields/read-text.ts'
import { readId } from '../../outbox/announce.ts'
import { refusal } from '../../refusal.ts'
import { listRules, lockRedirects, readRedirectSite } from '../redirects/check-redirect.ts'
import * as texts from './texts.ts'

interface OldPathRecord {
  /** The address that shoppers know; null for a page that they do not see. */
  oldPath: string | null
  redirectsOldPath: boolean
}

const memory = (id: unknown): string => `publishing:${String(id)}`

/** Notes the public address of a page that is about to be published. The next change of the address starts with the redirect chosen. */
export const noteOldPath: CollectionBeforeChangeHook = async ({ context, data, originalDoc, req }) => {
  if (data._status !== 'published') return data
  const id = readId(originalDoc?.id)
  if (id !== null)
    context[memory(id)] = {
      oldPath: await readPublicPath(req, id),
      redirectsOldPath: data.redirectsOldPath !== false,
    } satisfies OldPathRecord
  return { ...data, redirectsOldPath: true }
}

/** The address at which shoppers see a page. */
export async function readPublicPath(req: PayloadRequest, id: number): Promise<string | null> {
  const stored = await req.payload.db.findOne<{ id: number; path?: string; _status?: string }>({
    collection: 'pages',
    req,
    select: { path: true, _status: true },
    where: { id: { equals: id } },
  })
  return stored?._status === 'published' ? readText(stored.path) || null : null
}

/**
 * In the transaction that publishes a page at another address: removes the redirect that leads away from the new address, and leads visitors of
 * the old address to the new one, those of earlier addresses too, so that no chain and no circle comes of it.
 */
export const keepOldPath: CollectionAfterChangeHook = async ({ context, doc, req }) => {
  const [path, tenant] = [readText(doc.path), readId(doc.tenant)]
  if (doc._status !== 'published' || tenant === null || path === '') return doc
  const noted = context[memory(doc.id)]
  const { oldPath, redirectsOldPath } = isPublishing(noted) ? noted : firstPublishing
  if (oldPath !== path) await moveRedirects(req, { tenant, path, oldPath: redirectsOldPath ? oldPath : null })
  return doc
}

const firstPublishing: OldPathRecord = { oldPath: null, redirectsOldPath: true }

const isPublishing = (value: unknown): value is OldPathRecord =>
  typeof value === 'object' && value !== null && 'oldPath' in value && 'redirectsOldPath' in value

interface Move {
  tenant: number
  path: string
  /** Null if no visitors are to be led on. */
  oldPath: string | null
}

async function moveRedirects(req: PayloadRequest, { tenant, path, oldPath }: Move): Promise<void> {
  const from = oldPath === null || isPattern(oldPath) || isPattern(path) ? null : oldPath
  const site = await readRedirectSite(req, tenant)
  const isFrom = (sourcePath: string) => (rule: { from: string }) =>
    normalisePath(rule.from, site) === normalisePath(sourcePath, site)
  if (from === null && !(await listRules(req, [tenant])).some(isFrom(path))) return
  await lockRedirects(req, tenant)
  const rules = await listRules(req, [tenant])
  const own = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const
  for (const { id } of rules.filter(isFrom(path))) {
    // oxlint-disable-next-line no-await-in-loop -- One transaction, one connection.
    await req.payload.delete({ ...own, id })
  }
  if (from === null) return
  const others = rules.filter((rule) => !isFrom(path)(rule))
  try {
    for (const rule of others) {
      const to = replaceTarget({ rule, before: from, after: path, site })
      // oxlint-disable-next-line no-await-in-loop -- As above.
      if (to !== null) await req.payload.update({ ...own, id: rule.id, data: { to } })
    }
    if (!others.some(isFrom(from)))
      await req.payload.create({ ...own, data: { tenant, from, to: path, permanent: true } })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const reason = error.message
    throw refusal('pages', [{ path: 'path', message: texts.oldPathCannotBeRedirected({ from, to: path, reason }) }])
  }
}

const isPattern = (path: string): boolean => path.includes(':')
