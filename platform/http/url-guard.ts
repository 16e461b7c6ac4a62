import type { RequestHandler } from 'express'
import { problem } from '#schemas/problem.ts'
import { readTarget } from '../page-cache/page-request.ts'
import { sendFailure } from './send-failure.ts'

const longestTarget = 8_192

/** Rejects unusual request targets before anything reads them as a path or file. */
export const onlyPlainAddresses: RequestHandler = (req, res, next) => {
  const target = req.originalUrl
  if (target.length > longestTarget) {
    return sendFailure(res, problem('payload-too-large', { detail: 'The address is too long.' }))
  }
  if (readTarget(target) === null) {
    return sendFailure(
      res,
      problem('input-invalid', { detail: 'The address could not be understood. Check it and try again.' }),
    )
  }
  next()
}

/** Sites accept only reads; each modification has its own endpoint. */
export const onlyReads: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next()
  res.setHeader('Allow', 'GET, HEAD')
  sendFailure(res, problem('method-not-allowed'))
}
