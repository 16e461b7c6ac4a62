import { acceptedPayments } from '#blocks/accepted-payments/block.ts'
import { checkout } from '#blocks/checkout/block.ts'
import { onlinePayment } from '#blocks/online-payment/block.ts'
import { paymentStatus } from '#blocks/payment-status/block.ts'
import { spinToWin } from '#blocks/spin-to-win/block.ts'
import { block } from './block.ts'
import type { DemoPage } from './demo-tenant.ts'

const payments = () => block(acceptedPayments, { settings: { background: 'sunken' } })

const reserving = () => [
  block(checkout, {
    intro: 'Your deposit comes off the price. Until you sign anything you can change your mind.',
    smallPrint: 'If you decide against it we pay your deposit back to where it came from, in full.',
  }),
  payments(),
]

const buying = () => [
  block(checkout, {
    purpose: 'purchase',
    intro: 'Begin with a deposit. We ring you the same day about the rest: papers, finance, your trade-in, delivery.',
    button: 'Buy it: pay the deposit now',
    smallPrint: 'The deposit is part of the price. Where the sale does not come about, you have it back in full.',
  }),
  payments(),
]

/** Where shoppers reserve, buy and pay. spec/vehicles.md §2 and spec/locations-forms-finance.md §2, Vehicle actions and Personal areas */
export const buyingPages: readonly DemoPage[] = [
  {
    path: '/cars/:slug/checkout',
    title: 'Reserve',
    seo: { title: 'Reserve online', description: 'Reserve this vehicle with a deposit.', noindex: true },
    layout: reserving,
  },
  {
    path: '/cars/:slug/buy-online',
    title: 'Buy online',
    seo: { title: 'Buy online', description: 'Buy this vehicle online, beginning with a deposit.', noindex: true },
    layout: buying,
  },
  {
    path: '/checkout-journey',
    title: 'Buy online',
    seo: { title: 'Buy online', description: 'Buy this vehicle online, beginning with a deposit.', noindex: true },
    layout: buying,
  },
  {
    path: '/payment',
    title: 'Your payment',
    seo: { description: 'How your payment stands.', noindex: true },
    layout: () => [block(paymentStatus)],
  },
  {
    path: '/online-payment',
    title: 'Pay online',
    seo: { description: 'Pay an invoice by card.', noindex: true },
    layout: () => [block(onlinePayment), payments()],
  },
  {
    path: '/spin-to-win',
    title: 'Spin to win',
    seo: { description: 'One spin for everybody.', noindex: true },
    layout: () => [block(spinToWin)],
  },
]
