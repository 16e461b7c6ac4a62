import type { DemoTenant } from './demo-tenant.ts'

type Menu = DemoTenant['menus'][number]

/** The footer's columns and its legal line, as most dealers have them; `extra` goes first, `blog` is what its articles are called. */
export const footerMenus = (extra: Menu['items'], { service = true, blog = '' } = {}): Menu[] => [
  {
    place: 'footer',
    name: 'Footer',
    items: [
      ...extra,
      {
        label: 'Buyer tools',
        url: '/cars',
        children: [
          { label: 'All stock', url: '/search/new-used-and-demo-cars' },
          { label: 'Search by price', url: '/search-by-price' },
          { label: 'Special offers', url: '/special-offers' },
          { label: 'My garage', url: '/my-garage' },
          { label: 'Finance', url: '/finance' },
          { label: 'Trade in', url: '/trade-in' },
          ...(service ? [{ label: 'Servicing', url: '/service' }] : []),
          { label: 'Parts and accessories', url: '/vehicle-parts-and-accessories' },
        ],
      },
      {
        label: 'Company',
        url: '/about-us',
        children: [
          { label: 'About us', url: '/about-us' },
          ...(blog ? [{ label: blog, url: '/blog' }] : []),
          { label: 'Contact us', url: '/contact' },
          { label: 'Fleet', url: '/fleet' },
          { label: 'Careers', url: '/careers' },
        ],
      },
    ],
  },
  {
    place: 'legal',
    name: 'Legal',
    items: [
      { label: 'Privacy policy', url: '/privacy-policy' },
      { label: 'Terms and conditions', url: '/terms-and-conditions' },
    ],
  },
]

/** A link to stock narrowed by one facet. */
export const stockOf = (facet: string, value: string, route = 'new-used-and-demo-cars'): string =>
  `/search/${route}?${new URLSearchParams({ [`refinementList[${facet}][0]`]: value })}`
