import { toSlug } from '#schemas/lib/slug.ts'
import type { DemoTenant } from './demo-tenant.ts'
import { footerMenus, stockOf } from './footer-menus.ts'

const carBrands = ['Toyota', 'Mazda', 'Hyundai', 'Ford', 'Subaru', 'Volkswagen', 'BYD', 'Isuzu']

export const meridianMenus: DemoTenant['menus'] = [
  {
    place: 'header',
    name: 'Main menu',
    items: [
      {
        label: 'Brands',
        url: '/brands',
        display: 'tiles',
        children: carBrands.map((brand) => ({ label: brand, url: stockOf('make', brand) })),
      },
      {
        label: 'Buy',
        url: '/cars',
        children: [
          { label: 'New cars', url: '/search/new-cars' },
          { label: 'Demonstrators', url: '/search/demo-cars' },
          { label: 'Used cars', url: '/search/used-cars' },
          { label: 'Special offers', url: '/special-offers' },
        ],
      },
      { label: 'Sell your car', url: '/sell-my-car' },
      { label: 'Finance', url: '/finance' },
      { label: 'Service', url: '/service' },
      { label: 'Locations', url: '/dealer-locator' },
      { label: 'About', url: '/about-us' },
    ],
  },
  ...footerMenus(
    [
      {
        label: 'Brands',
        url: '/brands',
        children: carBrands.slice(0, 6).map((brand) => ({ label: brand, url: stockOf('make', brand) })),
      },
      {
        label: 'Locations',
        url: '/dealer-locator',
        children: ['Meridian Parramatta', 'Meridian Newcastle', 'Meridian Wollongong'].map((name) => ({
          label: name,
          url: `/search/${toSlug(name)}`,
        })),
      },
    ],
    { blog: 'Journal' },
  ),
]
