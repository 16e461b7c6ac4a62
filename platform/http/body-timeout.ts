import type { RequestHandler } from 'express'
import { problem } from '#schemas/problem.ts'
import { rejectSocket } from './reject-socket.ts'

/** Rejects a body that takes longer than `milliseconds`: slow senders would each occupy a connection. */
export const bodyTimeout =
  (milliseconds: number): RequestHandler =>
  (req, res, next) => {
    if (req.complete || req.method === 'GET' || req.method === 'HEAD') return next()
    const late = setTimeout(() => {
      if (!req.complete && !res.headersSent) rejectSocket(req.socket, problem('too-slow'))
    }, milliseconds)
    for (const over of ['end', 'close']) req.once(over, () => clearTimeout(late))
    next()
  }
