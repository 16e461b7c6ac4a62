import { type Request, type RequestHandler, type Response, urlencoded } from 'express'
import { problem, type Problem } from '#schemas/problem.ts'
import { isSameOrigin } from './is-same-origin.ts'
import { parserProblem } from './parser-problem.ts'
import { sendPlainPage } from './plain-page.ts'

/** The fields of a posted form by name; one that was sent several times is an array. */
export type FormFields = Readonly<Record<string, string | string[]>>

type AnswerForm = (req: Request, res: Response, fields: FormFields) => Promise<void>

/**
 * A form posted by a browser without script. Only pages of the same site may post it, url-encoded and up to 64 kB; all else is refused on a plain page.
 * `answer` redirects, or sends a page of the site.
 */
export const noScriptForm =
  (answer: AnswerForm): RequestHandler =>
  async (req, res) => {
    res.setHeader('Cache-Control', 'no-store')
    if (!isSameOrigin(req)) return sendPlainPage(res, problem('not-allowed'))
    const given = await readForm(req, res)
    if (!('form' in given)) return sendPlainPage(res, given)
    await answer(req, res, given.form)
  }

const parseForm = urlencoded({ extended: false, limit: '64kb' })

/** Wrapped, since a form may have fields with the names of a problem’s. */
function readForm(req: Request, res: Response): Promise<{ form: FormFields } | Problem> {
  return new Promise((resolve, reject) => {
    parseForm(req, res, (error: unknown) => {
      const refusal = parserProblem(error)
      if (refusal) return resolve(refusal)
      if (error) return reject(error)
      // Absent where the body is of another type.
      const body: FormFields | undefined = req.body
      resolve(body ? { form: body } : problem('input-invalid'))
    })
  })
}
