import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Request, type Response, Router } from 'express'
import { z } from 'zod'
import type { StaffRole } from '#schemas/api/staff-endpoint.ts'
import { documentId } from '#schemas/lib/document-id.ts'
import { isProblem, problem } from '#schemas/problem.ts'
import { sendJson } from '../../http/send-json.ts'
import { sendProblem } from '../../http/send-problem.ts'
import { readFileName } from '../../stock/feeds/fetch-feed.ts'
import { findCaller } from '../find-caller.ts'
import type { StaffParts } from '../service.ts'
import { newSample } from './samples.ts'
import * as texts from '../texts.ts'
import { findReportFile } from './store.ts'

const megabyte = 1_048_576
const sampleAtMost = 64 * megabyte

const sampleQuery = z.object({ tenant: z.coerce.number().pipe(documentId), name: z.string().max(300).default('feed') })
const reportQuery = z.object({ tenant: sampleQuery.shape.tenant, import: sampleQuery.shape.tenant })

/** Uploads of sample files and downloads of rejected rows. Behind the origin check. */
export function feedFileRoutes(parts: StaffParts, headersOf: (req: Request) => Headers): Router {
  const router = Router({ caseSensitive: true })

  router.post('/staff/feeds/sample', async (req, res) => {
    const input = sampleQuery.safeParse(getSearch(req))
    if (!input.success) return sendProblem(res, problem('input-invalid'))
    const caller = await findCaller(parts, {
      headers: headersOf(req),
      tenant: input.data.tenant,
      roles: ['tenant-admin', 'editor'],
    })
    if (isProblem(caller)) return sendProblem(res, caller)
    const { slug } = caller
    const { id, folder } = await newSample(parts.dataDir, slug)
    const isWhole = await receive(req, join(folder, readFileName(input.data.name)))
    if (isWhole) return sendJson(res, { sample: id })
    await rm(folder, { recursive: true, force: true })
    res.setHeader('Connection', 'close')
    sendProblem(res, problem('payload-too-large', { detail: texts.previewFileMay64MbAtMost }))
  })

  router.get('/staff/feeds/rejected.csv', async (req, res) => {
    const input = reportQuery.safeParse(getSearch(req))
    if (!input.success) return sendProblem(res, problem('input-invalid'))
    const roles: StaffRole[] = ['tenant-admin', 'editor', 'sales']
    const caller = await findCaller(parts, { headers: headersOf(req), tenant: input.data.tenant, roles })
    if (isProblem(caller)) return sendProblem(res, caller)
    const { slug } = caller
    const file = await rejectedRows(parts, { ...input.data, slug })
    if (file === null)
      return sendProblem(res, problem('endpoint-not-found', { detail: texts.rowsThisImportNoLongerStored }))
    await sendCsv(res, { file, name: `rejected-rows-${input.data.import}.csv` })
  })

  return router
}

const getSearch = (req: Request) => Object.fromEntries(new URL(req.originalUrl, 'http://admin.invalid').searchParams)

/** False if the file is too large. */
async function receive(req: Request, file: string): Promise<boolean> {
  let bytes = 0
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > sampleAtMost ? new TooMuch() : null, chunk)
    },
  })
  try {
    await pipeline(req, bounded, createWriteStream(file))
    return true
  } catch (error) {
    if (error instanceof TooMuch) return false
    throw error
  }
}

class TooMuch extends Error {}

/** Beside the import's report, in the tenant's own report folder. */
async function rejectedRows(
  { pool, dataDir }: StaffParts,
  { tenant, slug, import: id }: { tenant: number; slug: string; import: number },
): Promise<string | null> {
  const report = (await findReportFile(pool, tenant, id)) ?? ''
  const file = resolve(report.replace(/\.json$/, '-rejected.csv'))
  if (!file.startsWith(resolve(dataDir, 'imports', slug) + sep)) return null
  const found = await stat(file).catch(() => null)
  return found?.isFile() ? file : null
}

async function sendCsv(res: Response, { file, name }: { file: string; name: string }): Promise<void> {
  res.set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  })
  await pipeline(createReadStream(file), res)
}
