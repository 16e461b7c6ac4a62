import type { DemoTenant } from './demo-tenant.ts'
import { footerMenus, stockOf } from './footer-menus.ts'

const under = (dollars: number) => `/search/used-cars?${new URLSearchParams({ 'range[price]': `:${dollars}` })}`

export const westgateMenus: DemoTenant['menus'] = [
  {
    place: 'header',
    name: 'Main menu',
    items: [
      { label: 'All cars', url: '/search/used-cars' },
      { label: 'Under $10,000', url: under(10_000) },
      { label: 'Utes', url: stockOf('body', 'Ute', 'used-cars') },
      { label: 'By price', url: '/search-by-price' },
      { label: 'Sell your car', url: '/sell-my-car' },
      { label: 'Finance', url: '/finance' },
      { label: 'Find us', url: '/contact' },
    ],
  },
  ...footerMenus(
    [
      {
        label: 'By price',
        url: '/search/used-cars',
        children: [
          { label: 'Under $10,000', url: under(10_000) },
          { label: 'Under $20,000', url: under(20_000) },
          { label: 'Under $30,000', url: under(30_000) },
        ],
      },
    ],
    { service: false },
  ),
]
