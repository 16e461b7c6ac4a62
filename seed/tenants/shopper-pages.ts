import { myGarage } from '#blocks/my-garage/block.ts'
import { signIn } from '#blocks/sign-in/block.ts'
import { block, to } from './block.ts'
import type { DemoPage } from './demo-tenant.ts'

/** What signed-in shoppers have on every site. */
export const shopperPages: readonly DemoPage[] = [
  {
    path: '/sign-in',
    title: 'Sign in',
    seo: { description: 'Sign in with a code, without a password.', noindex: true },
    layout: () => [block(signIn)],
  },
  {
    path: '/my-garage',
    title: 'My garage',
    seo: { description: 'What you saved, asked and booked.', noindex: true },
    layout: () => [block(myGarage, { browse: to('/search/new-used-and-demo-cars', 'Browse our stock') })],
  },
]
