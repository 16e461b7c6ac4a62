import type { DemoTenant } from './demo-tenant.ts'
import { footerMenus, stockOf } from './footer-menus.ts'

const caravans = stockOf('item_type', 'caravan')
const motorcycles = stockOf('item_type', 'motorcycle')

export const openroadMenus: DemoTenant['menus'] = [
  {
    place: 'header',
    name: 'Main menu',
    opensOn: 'hover',
    items: [
      {
        label: 'Caravans',
        url: caravans,
        children: [
          { label: 'All caravans', url: caravans },
          { label: 'Jayco', url: stockOf('make', 'Jayco') },
          { label: 'Avida', url: stockOf('make', 'Avida') },
        ],
      },
      {
        label: 'Motorcycles',
        url: motorcycles,
        children: [
          { label: 'All motorcycles', url: motorcycles },
          { label: 'Triumph', url: stockOf('make', 'Triumph') },
          { label: 'Yamaha', url: stockOf('make', 'Yamaha') },
          { label: 'Kawasaki', url: stockOf('make', 'Kawasaki') },
        ],
      },
      { label: 'Offers', url: '/special-offers' },
      { label: 'Finance', url: '/finance' },
      { label: 'Workshop', url: '/service' },
      { label: 'About', url: '/about-us' },
      { label: 'Contact', url: '/contact' },
    ],
  },
  ...footerMenus(
    [
      {
        label: 'On wheels',
        url: '/cars',
        children: [
          { label: 'Caravans', url: caravans },
          { label: 'Motorcycles', url: motorcycles },
        ],
      },
    ],
    { blog: 'Stories' },
  ),
]
