import { thanksPath } from '#schemas/lead/thanks-path.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const formSent = defineBlock({
  slug: 'form-sent',
  label: texts.thanksAfterAForm,
  category: 'content',
  version: 1,
  description: texts.thanksAfterAFormDescription,
  keywords: ['success', 'thank you', 'thanks', 'sent', 'confirmation'],
  props: {
    heading: f.text({ label: texts.heading, default: texts.thankYou, max: 80 }),
    text: f.text({
      label: texts.text,
      multiline: true,
      max: 400,
      default: texts.weReceivedYourMessageWillInTouch,
    }),
    next: f.link({ label: texts.link }),
  },
  fallbackPage: {
    path: thanksPath,
    title: texts.thankYou,
    props: { next: { kind: 'url', url: '/', label: texts.backToTheHomePage } },
  },
  summary: ({ heading }) => heading,
})
