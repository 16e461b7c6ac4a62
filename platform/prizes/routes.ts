import { Router } from 'express'
import { describePage } from '#schemas/lead/describe-page.ts'
import { trapName } from '#schemas/lead/trap-name.ts'
import { spinPostPath } from '#schemas/prize/spin-post-path.ts'
import { formWithAnswerPage, type FormSubmission, type PostParts } from '../pages/form-with-answer-page.ts'

/** Without script the wheel does not turn; the result is shown as text. */
export function spinRoutes(parts: PostParts): Router {
  const router = Router({ caseSensitive: true })
  router.post(
    spinPostPath,
    formWithAnswerPage(parts, {
      form: 'spin',
      act: async (api, posted) => ({ result: await api.call('prizeSpin', spinOf(posted)) }),
    }),
  )
  return router
}

const spinOf = ({ typed, keyOf, url, userAgent }: FormSubmission) => ({
  key: keyOf(0),
  draw: Number(typed['draw']),
  who: { name: typed['name'] ?? '', phone: typed['phone'] ?? '', email: typed['email'] ?? '' },
  agrees: 'agrees' in typed,
  [trapName]: typed[trapName],
  url,
  user_agent: userAgent,
  lead_attributes: describePage(new URL(url)),
})
