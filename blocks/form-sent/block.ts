import { thanksPath } from '#schemas/lead/thanks-path.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const formSent = defineBlock({
  slug: 'form-sent',
  label: 'Thanks after a form',
  category: 'content',
  version: 1,
  description: 'Where a form leads once it has arrived, at /success: thanks, the time of a test drive, a way on.',
  keywords: ['success', 'thank you', 'thanks', 'sent', 'confirmation'],
  thumbnail,
  props: {
    heading: f.text({ label: 'Heading', default: 'Thank you', max: 80 }),
    text: f.text({
      label: 'Words',
      multiline: true,
      max: 400,
      default: 'We have received your message and will be in touch soon.',
    }),
    next: f.link({ label: 'A way on' }),
  },
  fallbackPage: {
    path: thanksPath,
    title: 'Thank you',
    props: { next: { kind: 'url', url: '/', label: 'Back to the home page' } },
  },
  summary: ({ heading }) => heading,
})
