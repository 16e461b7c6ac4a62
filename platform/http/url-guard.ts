import type { RequestHandler } from 'express'
import { problem } from '#schemas/problem.ts'
import { readTarget } from '../page-cache/page-request.ts'
import { sendFailure } from './send-failure.ts'

const longestTarget = 8_192

/** Refuses what is no plain address of ours before anything reads it as a path or a file. */
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

/** Sites are read: what changes something has an endpoint of its own. */
export const onlyReads: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next()
  res.setHeader('Allow', 'GET, HEAD')
  sendFailure(res, problem('method-not-allowed'))
}
