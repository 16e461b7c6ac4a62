import type { Request, RequestHandler, Response } from 'express'
import { problem, toProblemJson } from '#schemas/problem.ts'
import { documentLimits } from '#schemas/page/document-limits.ts'

/**
 * Rejects a request to the admin or its API whose body exceeds its route's limit, before Next reads and parses it as a whole. A declared
 * length is reliable, since HTTP enforces it; a body without one is counted as it arrives.
 */
export const boundBodies: RequestHandler = (req, res, next) => {
  const limit = limitOfPath(req.originalUrl)
  if (Number(req.headers['content-length'] ?? 0) > limit) return refuse(req, res, limit)
  if (req.headers['transfer-encoding'] !== undefined) countBody(req, res, limit)
  next()
}

function limitOfPath(url: string): number {
  if (/^\/cms\/api\/media(?:[/?]|$)/.test(url)) return documentLimits.uploadBytes
  return url.startsWith('/admin') ? documentLimits.formStateBytes : documentLimits.bodyBytes
}

/** Counts at `push`, where the parser delivers each chunk: a `data` listener would take the body from later readers. */
function countBody(req: Request, res: Response, limit: number): void {
  const push = req.push.bind(req)
  let received = 0
  req.push = (chunk: unknown, encoding) => {
    received += chunk instanceof Uint8Array ? chunk.byteLength : 0
    if (received <= limit) return push(chunk, encoding)
    if (!res.headersSent) refuse(req, res, limit)
    return false
  }
}

/** Payload's form shows `errors`; other clients read the problem. The rest of the body is not awaited. */
function refuse(req: Request, res: Response, limit: number): void {
  const failure = problem('payload-too-large')
  const message = `This is larger than ${Math.floor(limit / 1024 / 1024)} MB, which is the most that can be sent here. Split it into several.`
  res.once('finish', () => req.socket.destroySoon())
  res
    .status(failure.status)
    .set({ Connection: 'close', 'Cache-Control': 'no-store' })
    .type('application/problem+json')
    .send(JSON.stringify({ ...toProblemJson(failure), detail: message, errors: [{ message }] }))
}
