import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const signIn = defineBlock({
  slug: 'sign-in',
  label: 'Sign in',
  category: 'content',
  version: 1,
  description:
    'Shoppers sign in with a code that they are sent by SMS or email. It says why, by what they were about to do.',
  keywords: ['sign in', 'login', 'account', 'code', 'my garage', 'watchlist'],
  thumbnail,
  hydrate: 'load',
  fillsInForm: true,
  props: {
    heading: f.text({ label: 'Heading', max: 80, default: 'Sign in' }),
    intro: f.text({
      label: 'Words before it',
      multiline: true,
      max: 300,
      help: 'Left empty, it says why somebody is asked to sign in: to save a vehicle, to pay …',
    }),
    note: f.text({
      label: 'Words below the button',
      multiline: true,
      max: 400,
      default: 'No password needed: we send you a code. If you have no account yet, you have one then.',
    }),
  },
  settings: { background: f.background(['plain', 'sunken'], 'plain') },
  summary: ({ heading }) => heading,
})
