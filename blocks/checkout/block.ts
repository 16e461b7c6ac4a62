import { reservationPurposes } from '#schemas/reservation/reservation-purpose.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const checkout = defineBlock({
  slug: 'checkout',
  label: texts.reserveOrBuyOnline,
  category: 'vehicle',
  version: 1,
  description: texts.reserveOrBuyOnlineDescription,
  keywords: ['checkout', 'reserve', 'deposit', 'buy online', 'payment', 'purchase'],
  needs: ['vehicle'],
  features: ['reserve', 'checkout'],
  hydrate: 'load',
  fillsInForm: true,
  titlesPage: true,
  props: {
    purpose: f.choice(reservationPurposes, {
      label: texts.purpose,
      labels: { reservation: texts.reserveWithADeposit, purchase: texts.buyOnline },
      default: 'reservation',
    }),
    heading: f.text({ label: texts.heading, max: 80, help: texts.headingHelp }),
    intro: f.text({ label: texts.introduction, multiline: true, max: 400 }),
    asksMessage: f.toggle({ label: texts.askForAMessage, default: true }),
    button: f.text({
      label: texts.button,
      max: 60,
      help: texts.buttonHelp,
    }),
    smallPrint: f.text({
      label: texts.smallPrint,
      multiline: true,
      max: 1_000,
      help: texts.smallPrintHelp,
    }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: ({ heading, purpose }) => heading || (purpose === 'purchase' ? texts.buyOnline2 : texts.reserve),
})
