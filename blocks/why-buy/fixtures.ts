import type { PropsInput } from '../_kit/props.ts'
import type { whyBuy } from './block.ts'

export const typical: PropsInput<typeof whyBuy> = {
  reasons: [
    { icon: 'shield', heading: 'Seven years of warranty', text: 'On new vehicles for private use.' },
    {
      icon: 'calendar',
      heading: 'A day to think it over',
      text: 'Change your mind within 24 hours: the deposit is yours.',
    },
    {
      icon: 'wrench',
      heading: 'People who stay',
      text: 'Our workshop crew has been with us for eleven years on average.',
    },
  ],
  link: { kind: 'url', url: '/about-us', label: 'About us' },
}

export const empty: PropsInput<typeof whyBuy> = { heading: '', reasons: [] }

export const longest: PropsInput<typeof whyBuy> = {
  heading: 'Every good reason that there is to buy your next vehicle from us alone',
  intro: 'Nobody has to take our word for it: ask those who have bought from us before. '.repeat(3).trim(),
  reasons: Array.from({ length: 8 }, (_, index) => ({
    icon: 'star' as const,
    figure: index % 2 === 0 ? '1,000,000 km' : '',
    heading: `Reason ${index + 1}, which takes as many words as a reason may ever take here`,
    text: 'The service desk knows your name, the salesperson answers the phone, and the price on the windscreen is the price on the contract, no matter who you are or how long you have been haggling with the one across the road.',
  })),
  link: { kind: 'url', url: '/about-us', label: 'Read all about who we are and where we come from' },
  shownFor: ['new', 'demo', 'used'],
  settings: { background: 'inverse' },
}
