import { json, type Request, type Response } from 'express'
import { problem, type Problem } from '#schemas/problem.ts'

/** A caller's input. Wrapped, because input may look like a problem. */
export type GivenInput = { input: unknown } | Problem

/** Reads a request's body as JSON. An invalid body, or one larger than `limit` (as in `64kb`), is a problem. */
export function jsonBodyReader(limit: string): (req: Request, res: Response) => Promise<GivenInput> {
  const parse = json({ limit })
  return (req, res) =>
    new Promise((resolve) => {
      parse(req, res, (error: unknown) => {
        if (!error) return resolve({ input: req.body })
        const isTooLarge = typeof error === 'object' && 'type' in error && error.type === 'entity.too.large'
        resolve(problem(isTooLarge ? 'payload-too-large' : 'input-invalid'))
      })
    })
}
