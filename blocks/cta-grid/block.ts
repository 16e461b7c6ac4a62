import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const ctaIcons = [
  'wrench',
  'search',
  'wheel',
  'tag',
  'dollar',
  'pin',
  'phone',
  'calendar',
  'car',
  'swap',
  'calculator',
  'chat',
  'shield',
  'key',
  'bolt',
  'home',
] as const

export const ctaGrid = defineBlock({
  slug: 'cta-grid',
  label: texts.callToActionGrid,
  category: 'content',
  version: 1,
  description: texts.callToActionGridDescription,
  keywords: ['call to action', 'buttons', 'icons', 'shortcuts', 'links', 'home', 'calendar', 'quick links'],
  props: {
    heading: f.text({ label: texts.heading, max: 80 }),
    tiles: f.list(
      {
        icon: f.choice(ctaIcons, { label: texts.icon, default: 'car' }),
        image: f.image({ label: texts.logo, help: texts.logoHelp }),
        link: f.link({ label: texts.link, required: true }),
        text: f.text({ label: texts.text, max: 80 }),
      },
      {
        label: texts.tiles,
        help: texts.tilesHelp,
        max: 12,
        itemLabel: texts.tile,
      },
    ),
  },
  settings: {
    layout: f.choice(['tiles', 'list'], {
      label: texts.layout,
      default: 'tiles',
      labels: { tiles: texts.layoutTiles, list: texts.layoutList },
    }),
    background: f.background(['plain', 'sunken', 'soft', 'inverse'], 'plain'),
  },
  presets: [
    {
      name: 'home',
      label: texts.homePreset,
      description: texts.homePresetDescription,
      keywords: ['home page', 'quick links'],
      props: {
        tiles: [
          { icon: 'search', link: { kind: 'url', url: '/search/new-used-and-demo-cars', label: texts.searchStock } },
          { icon: 'wheel', link: { kind: 'url', url: '/book-test-drive', label: texts.bookATestDrive } },
          { icon: 'dollar', link: { kind: 'url', url: '/finance', label: texts.finance } },
          { icon: 'swap', link: { kind: 'url', url: '/trade-in', label: texts.valueMyTradeIn } },
          { icon: 'wrench', link: { kind: 'url', url: '/service', label: texts.bookAService } },
          { icon: 'pin', link: { kind: 'url', url: '/contact', label: texts.findUs } },
        ],
      },
    },
    {
      name: 'after-sales',
      label: texts.afterSalesPreset,
      description: texts.afterSalesPresetDescription,
      keywords: ['aftersales', 'workshop', 'owners'],
      props: {
        heading: texts.carCare,
        tiles: [
          { icon: 'wrench', link: { kind: 'url', url: '/service', label: texts.bookAService } },
          { icon: 'car', link: { kind: 'url', url: '/parts', label: texts.orderParts } },
          { icon: 'phone', link: { kind: 'url', url: '/roadside-assistance', label: texts.roadsideAssistance } },
          { icon: 'shield', link: { kind: 'url', url: '/warranty', label: texts.warranty } },
        ],
      },
      settings: { background: 'sunken' },
    },
    {
      name: 'ways-to-buy',
      label: texts.waysToBuyPreset,
      description: texts.waysToBuyPresetDescription,
      keywords: ['buying', 'purchase'],
      props: {
        heading: texts.waysToBuy,
        tiles: [
          { icon: 'calculator', link: { kind: 'url', url: '/finance', label: texts.calculateRepayments } },
          { icon: 'swap', link: { kind: 'url', url: '/trade-in', label: texts.valueMyTradeIn } },
          { icon: 'tag', link: { kind: 'url', url: '/offers', label: texts.offers } },
          { icon: 'chat', link: { kind: 'url', url: '/contact', label: texts.talkToUs } },
        ],
      },
      settings: { background: 'inverse' },
    },
    {
      name: 'help-list',
      label: texts.helpListPreset,
      description: texts.helpListPresetDescription,
      keywords: ['mobile', 'phone', 'help'],
      props: {
        tiles: [
          { icon: 'pin', link: { kind: 'url', url: '/dealer-locator', label: texts.locateADealer } },
          { icon: 'wheel', link: { kind: 'url', url: '/book-test-drive', label: texts.bookATestDriveHelp } },
          { icon: 'dollar', link: { kind: 'url', url: '/finance-enquiry', label: texts.financeEnquiry } },
        ],
      },
      settings: { layout: 'list', visibility: { viewport: 'mobile' } },
    },
  ],
  summary: ({ heading, tiles }) => heading || tiles.map(({ link }) => link.label).join(', '),
})
