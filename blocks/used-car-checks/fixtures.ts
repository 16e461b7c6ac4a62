import type { PropsInput } from '../_kit/props.ts'
import type { usedCarChecks } from './block.ts'

export const typical: PropsInput<typeof usedCarChecks> = {
  checks: [
    { icon: 'wrench', heading: '111 points on the hoist', text: 'The inspection sheet is in the glovebox.' },
    { icon: 'shield', heading: 'No money owing', text: 'We search the PPSR on the day we buy and on the day you do.' },
    { icon: 'road', heading: 'Twenty kilometres driven', text: 'By a technician, on the highway and in the hills.' },
  ],
  register: { kind: 'url', url: 'https://transact.ppsr.gov.au/CarCheck/', label: 'Check it on the PPSR' },
}

export const empty: PropsInput<typeof usedCarChecks> = { heading: '', checks: [], showVin: false }

export const longest: PropsInput<typeof usedCarChecks> = {
  heading: 'Everything that our technicians look at before a used vehicle may wear our name',
  intro: 'Nothing leaves our yard before every one of these has been done and signed for. '.repeat(3).trim(),
  checks: Array.from({ length: 12 }, (_, index) => ({
    icon: 'check' as const,
    heading: `Point ${index + 1} of the inspection that our technicians carry out on the hoist`,
    text: 'Measured, photographed and written down, with the sheet for you to keep and to show to your own mechanic whenever you like to do so.',
  })),
  register: { kind: 'url', url: '/contact', label: 'Ask us for the whole of the report on this vehicle' },
  shownFor: ['used', 'demo'],
  settings: { background: 'soft' },
}
