import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const signIn = defineBlock({
  slug: 'sign-in',
  label: texts.signIn,
  category: 'content',
  version: 1,
  description: texts.signInDescription,
  keywords: ['sign in', 'login', 'account', 'code', 'my garage', 'watchlist'],
  hydrate: 'load',
  fillsInForm: true,
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.signIn }),
    intro: f.text({
      label: texts.introduction,
      multiline: true,
      max: 300,
      help: texts.introductionHelp,
    }),
    note: f.text({
      label: texts.textBelowTheButton,
      multiline: true,
      max: 400,
      default: texts.noPasswordNeeded,
    }),
  },
  settings: { background: f.background(['plain', 'sunken'], 'plain') },
  summary: ({ heading }) => heading,
})
