import type { DemoTenant } from './demo-tenant.ts'
import { footerMenus, stockOf } from './footer-menus.ts'

/** In the grammar of the specification's menus: `Make:Model`. */
const model = (name: string): string =>
  `/search/new-used-and-demo-cars?${new URLSearchParams({ 'menu[make_model]': `Kia:${name}` })}`

export const coastlineKiaMenus: DemoTenant['menus'] = [
  {
    place: 'header',
    name: 'Main menu',
    opensOn: 'hover',
    items: [
      {
        label: 'Vehicles',
        url: '/search/new-cars',
        children: [
          { label: 'Picanto', url: model('Picanto') },
          { label: 'Cerato', url: model('Cerato') },
          { label: 'Sportage', url: model('Sportage') },
          { label: 'Sorento', url: model('Sorento') },
          { label: 'Carnival', url: model('Carnival') },
          { label: 'EV6', url: model('EV6') },
        ],
      },
      {
        label: 'Our Stock',
        url: '/cars',
        children: [
          { label: 'New cars', url: '/search/new-cars' },
          { label: 'Demo cars', url: '/search/demo-cars' },
          { label: 'Used cars', url: '/search/used-cars' },
        ],
      },
      { label: 'Offers', url: '/special-offers' },
      { label: 'Finance', url: '/finance' },
      { label: 'Service & Parts', url: '/service' },
      {
        label: 'Company',
        url: '/about-us',
        children: [
          { label: 'About Us', url: '/about-us' },
          { label: 'Contact Us', url: '/contact' },
        ],
      },
    ],
  },
  ...footerMenus(
    [
      {
        label: 'Vehicles',
        url: '/cars',
        children: [
          { label: 'SUVs', url: stockOf('body', 'SUV') },
          { label: 'Hatches', url: stockOf('body', 'Hatchback') },
          { label: 'People movers', url: stockOf('body', 'People Mover') },
          { label: 'Electric', url: stockOf('fuel', 'Electric') },
        ],
      },
    ],
    { blog: 'News' },
  ),
]
