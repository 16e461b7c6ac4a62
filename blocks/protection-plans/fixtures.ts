import type { PropsInput } from '../_kit/props.ts'
import type { protectionPlans } from './block.ts'

const paragraph = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] }] },
})

export const typical: PropsInput<typeof protectionPlans> = {
  plans: [
    { name: 'Essential', years: '3', price: 990_00, covers: 'Engine and gearbox\nSteering and brakes\nTowing to us' },
    {
      name: 'Complete',
      years: '5',
      price: 1_790_00,
      covers: 'Engine and gearbox\nSteering and brakes\nAir conditioning and electrics\nTowing anywhere',
      isPopular: true,
    },
  ],
  warranty: paragraph(
    'Our plans come on top of the statutory warranty and your rights under the Australian Consumer Law.',
  ),
}

export const empty: PropsInput<typeof protectionPlans> = { heading: '', plans: [] }

export const longest: PropsInput<typeof protectionPlans> = {
  heading: 'Protection for everything under the bonnet, in the doors and below them',
  intro: 'Pick a plan on the day you buy, or within the first month that you drive it. '.repeat(3).trim(),
  plans: Array.from({ length: 4 }, (_, index) => ({
    name: `The plan with everything that we have ever covered, ${index}`,
    years: '5' as const,
    price: index === 0 ? null : 123_456_00,
    covers: Array.from(
      { length: 8 },
      (__, line) => `Item ${line + 1} that is covered in full for parts and labour`,
    ).join('\n'),
    isPopular: index === 1,
  })),
  warranty: paragraph(
    'Terms, limits of claim and service intervals apply; the whole of them stands in the booklet. '.repeat(8),
  ),
  link: { kind: 'url', url: '/contact', label: 'Ask us which of the plans would suit what you drive' },
  settings: { background: 'sunken' },
}
