import type { DemoTenant } from './demo-tenant.ts'
import { sharedPages } from './shared-pages.ts'

/** What the dealers of the demo have in common. Its pages serve every site that has none of its own at the same address. */
export const dealerTemplate: DemoTenant = {
  slug: 'dealer-template',
  name: 'Dealer template',
  tagline: '',
  country: 'AU',
  locale: 'en-AU',
  currency: 'AUD',
  timeZone: 'Australia/Sydney',
  template: null,
  mark: null,
  theme: { headingFont: 'sans', bodyFont: 'sans', radius: 'soft', density: 'regular', headerStyle: 'light' },
  flags: {},
  config: {
    plugins: ['Autogauge'],
    finance: {
      disclaimer:
        'The repayment shown is indicative only. It is not a formal or binding quote and does not consider your financial situation. The actual rate is determined by the lender. Finance is for approved applicants only; terms, fees and lending criteria apply.',
    },
  },
  brands: [],
  dealerships: [],
  locations: [],
  reviews: [],
  scenes: {},
  sections: [],
  pages: sharedPages,
  menus: [],
  redirects: [{ from: '/offers', to: '/special-offers' }],
}
