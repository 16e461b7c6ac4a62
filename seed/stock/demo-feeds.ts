import type { FeedMappingInput } from '#schemas/stock/feed-mapping.ts'
import type { FeedSchedule } from '#schemas/stock/feed-schedule.ts'

interface DemoFeed {
  name: string
  source: 'folder' | 'url'
  schedule: FeedSchedule
  daily_at?: string
  pattern?: string
  url?: string
  format: 'forecourt' | 'mapping'
  mapping?: FeedMappingInput
}

interface DemoFeeds {
  /** The feed of the stock. */
  main: DemoFeed
  others: readonly DemoFeed[]
  /** A file waits in the folder for the next import. */
  hasFile: boolean
  hosts: readonly string[]
}

/** Feeds of some demo companies. The addresses do not exist: they are queried only on request. */
export const demoFeeds: Partial<Record<string, DemoFeeds>> = {
  'coastline-kia': {
    hosts: ['feeds.example.com', '*.photos.example.com'],
    main: {
      name: 'Dealer system, every night',
      source: 'folder',
      schedule: 'daily',
      daily_at: '02:30',
      pattern: 'coastline-*.csv',
      format: 'forecourt',
    },
    others: [],
    hasFile: true,
  },
  westgate: {
    hosts: ['feeds.example.com'],
    hasFile: false,
    main: {
      name: 'Yard list',
      source: 'folder',
      schedule: 'every-60',
      pattern: 'yard-*.csv',
      format: 'forecourt',
    },
    others: [
      {
        name: 'Trade-ins from the auction house',
        source: 'url',
        schedule: 'off',
        url: 'https://feeds.example.com/westgate/trade-ins.json',
        format: 'mapping',
        mapping: {
          kind: 'json',
          rows: 'vehicles',
          fields: {
            stocknum: { from: ['lot'] },
            name: { from: ['title'] },
            make: { from: ['make'] },
            model: { from: ['model'] },
            year: { from: ['year'] },
            car_type: { otherwise: 'used' },
            price: { from: ['price'], unit: 'dollars' },
            km: { from: ['odometer'], unit: 'km' },
            images: { from: ['photos'] },
          },
        },
      },
    ],
  },
}
