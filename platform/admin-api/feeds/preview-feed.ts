import { copyFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { PreviewSource } from '#schemas/api/staff-feeds.ts'
import { isProblem, problem, type Problem } from '#schemas/problem.ts'
import type { StockFeed } from '#schemas/stock/stock-feed.ts'
import { seal } from '#cms/index.ts'
import { feedFolder, newestFile } from '../../stock/feeds/feed-folder.ts'
import { fetchFeed } from '../../stock/feeds/fetch-feed.ts'
import { findAllowedHosts } from '../../stock/site-settings-store.ts'
import { previewFeed as preview } from '../../stock/preview-feed.ts'
import { StockImportProblem } from '../../stock/stock-import-problem.ts'
import { stripFolder } from '../../stock/strip-folder.ts'
import type { StaffContext, StaffService } from '../service.ts'
import { findOwnFeed } from './find-own-feed.ts'
import { findSample, newSample } from './samples.ts'
import * as texts from '../texts.ts'

export const previewFeed: StaffService<'previewFeed'> = async (context, { feed: id, from, format, mapping }) => {
  const feed = id === null ? null : await findOwnFeed(context, id)
  if (isProblem(feed)) return feed
  const found = await readFile(context, { feed, from })
  if (isProblem(found)) return found
  const { pool, site, now } = context
  try {
    const answer = await preview({
      pool,
      tenant: { id: site.id, slug: site.slug },
      feedId: feed?.id ?? null,
      file: found.file,
      mapping: format === 'mapping' ? mapping : format,
      now,
    })
    const problemText = answer.problem === null ? null : stripFolder(answer.problem, found.file)
    return { sample: found.sample, preview: { ...answer, file: basename(found.file), problem: problemText } }
  } catch (error) {
    if (error instanceof StockImportProblem) return unreadable(stripFolder(error.message, found.file))
    throw error
  }
}

const unreadable = (detail: string): Problem => problem('feed-unreadable', { detail })

interface PreviewFileQuery {
  feed: StockFeed | null
  from: PreviewSource
}

async function readFile(
  context: StaffContext,
  { feed, from }: PreviewFileQuery,
): Promise<{ sample: string; file: string } | Problem> {
  const { dataDir, site } = context
  if (from.kind === 'sample') {
    const file = await findSample({ dataDir, slug: site.slug, id: from.sample })
    return file ? { sample: from.sample, file } : unreadable(texts.thisFileIsNoLongerAvailable)
  }
  const sample = await newSample(dataDir, site.slug)
  if (from.kind === 'folder') {
    const newest = await newestFile(feedFolder(dataDir, { id: feed?.id ?? 0, tenant: site }), from.pattern)
    if (!newest) return unreadable(texts.thereNoFileCalledPatternInFolder({ pattern: from.pattern }))
    const file = join(sample.folder, basename(newest))
    await copyFile(newest, file)
    return { sample: sample.id, file }
  }
  const { file, outcome } = await fetchFeed({
    feed: { url: from.url, login: getLogin(context, { feed, from }), known: { etag: null, lastModified: null } },
    folder: sample.folder,
    allowedHosts: await findAllowedHosts(context.pool, site.id),
    network: context.network,
    secret: context.payload.secret,
    anyway: true,
  })
  if (outcome.kind === 'refused') return unreadable(outcome.words)
  return { sample: sample.id, file }
}

/** The stored password is sent only to the server that it was entered for. */
function getLogin(
  { payload }: StaffContext,
  { feed, from }: { feed: StockFeed | null; from: Extract<PreviewSource, { kind: 'url' }> },
): StockFeed['login'] {
  if (!from.user) return null
  if (from.password) return { user: from.user, sealedPassword: seal(payload.secret, from.password) }
  const isSameServer = findOrigin(feed?.url ?? '') !== null && findOrigin(feed?.url ?? '') === findOrigin(from.url)
  return isSameServer && feed?.login ? { user: from.user, sealedPassword: feed.login.sealedPassword } : null
}

const findOrigin = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null)
