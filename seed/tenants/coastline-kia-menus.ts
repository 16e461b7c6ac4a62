import type { DemoTenant } from './demo-tenant.ts'
import { footerMenus, stockOf } from './footer-menus.ts'

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
          { label: 'Picanto', url: stockOf('model', 'Picanto') },
          { label: 'Cerato', url: stockOf('model', 'Cerato') },
          { label: 'Sportage', url: stockOf('model', 'Sportage') },
          { label: 'Sorento', url: stockOf('model', 'Sorento') },
          { label: 'Carnival', url: stockOf('model', 'Carnival') },
          { label: 'EV6', url: stockOf('model', 'EV6') },
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
  ...footerMenus([
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
  ]),
]
