import type { DemoTenant } from './demo-tenant.ts'
import { footerMenus, stockOf } from './footer-menus.ts'

export const kauriMenus: DemoTenant['menus'] = [
  {
    place: 'header',
    name: 'Main menu',
    items: [
      {
        label: 'Browse cars',
        url: '/search/new-used-and-demo-cars',
        children: [
          { label: 'Everything', url: '/search/new-used-and-demo-cars' },
          { label: 'Hatches', url: stockOf('body', 'Hatchback') },
          { label: 'SUVs', url: stockOf('body', 'SUV') },
          { label: 'Utes', url: stockOf('body', 'Ute') },
          { label: 'Hybrids', url: stockOf('fuel', 'Hybrid') },
          { label: 'Electric', url: stockOf('fuel', 'Electric') },
        ],
      },
      { label: 'Specials', url: '/special-offers' },
      { label: 'Finance', url: '/finance' },
      { label: 'Servicing', url: '/service' },
      { label: 'About', url: '/about-us' },
      { label: 'Contact', url: '/contact' },
    ],
  },
  ...footerMenus(
    [
      {
        label: 'Cars',
        url: '/search/new-used-and-demo-cars',
        children: [
          { label: 'Hatches', url: stockOf('body', 'Hatchback') },
          { label: 'SUVs', url: stockOf('body', 'SUV') },
          { label: 'Utes', url: stockOf('body', 'Ute') },
        ],
      },
    ],
    { blog: 'News' },
  ),
]
