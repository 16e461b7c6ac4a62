import { reservationPurposes } from '#schemas/reservation/reservation-purpose.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const checkout = defineBlock({
  slug: 'checkout',
  label: 'Reserve or buy online',
  category: 'vehicle',
  version: 1,
  description:
    'Takes who it is and leads on to the payment of the deposit. For pages such as /cars/:slug/checkout and /checkout-journey; the amount and the times stand in the site’s settings.',
  keywords: ['checkout', 'reserve', 'deposit', 'buy online', 'payment', 'purchase'],
  thumbnail,
  needs: ['vehicle'],
  hydrate: 'load',
  fillsInForm: true,
  titlesPage: true,
  props: {
    purpose: f.choice(reservationPurposes, {
      label: 'What it is for',
      labels: { reservation: 'Reserve with a deposit', purchase: 'Buy online, beginning with a deposit' },
      default: 'reservation',
    }),
    heading: f.text({ label: 'Heading', max: 80, help: 'Left empty, it says what is done here.' }),
    intro: f.text({ label: 'Words before it', multiline: true, max: 400 }),
    asksMessage: f.toggle({ label: 'Ask for a message', default: true }),
    button: f.text({
      label: 'Button',
      max: 60,
      help: 'Left empty, it is “Reserve Car Now for” and the amount.',
    }),
    smallPrint: f.text({
      label: 'Small print',
      multiline: true,
      max: 1_000,
      help: 'Under the button: what becomes of the deposit, and when it is paid back.',
    }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: ({ heading, purpose }) => heading || (purpose === 'purchase' ? 'Buy online' : 'Reserve'),
})
