import type { Request, RequestHandler, Response } from 'express'
import { problem, toProblemJson } from '#schemas/problem.ts'
import { documentLimits } from '#schemas/page/document-limits.ts'

/**
 * Refuses a request to the admin or its API whose body is larger than its address may take, before Next reads it: what was read would be parsed and
 * built into a form in one go. A length that is declared is believed only as far as HTTP makes it true; a body without one is counted as it arrives.
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

/** Counts at `push`, where the parser hands over each part: a listener for data would take the body from anyone who reads it later. */
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

/** Payload's form shows `errors`; other callers read the problem. What is still on its way is not waited for. */
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
