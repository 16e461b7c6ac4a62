type Tone = 'brand' | 'dark' | 'mid' | 'light' | 'accent'
/** x, y, width, height on a sheet of 240 by 160. */
type Shape = [number, number, number, number, Tone]

const tones: Record<Tone, string> = {
  brand: '#0b5cad',
  dark: '#3d4a58',
  mid: '#a9b4c0',
  light: '#dfe5eb',
  accent: '#e0542e',
}

const heading: Shape = [70, 18, 100, 10, 'dark']
const lines = ([x, y, width]: [number, number, number], count: number): Shape[] =>
  Array.from({ length: count }, (_, index) => [x, y + index * 12, index === count - 1 ? width * 0.6 : width, 5, 'mid'])
const cards = (count: number, draw: (x: number, width: number) => Shape[]): Shape[] => {
  const width = (216 - (count - 1) * 8) / count
  return Array.from({ length: count }, (_, index) => draw(12 + index * (width + 8), width)).flat()
}
const carCards = cards(3, (x, width) => [
  [x, 42, width, 100, 'light'],
  [x, 42, width, 46, 'mid'],
  [x + 7, 97, width - 20, 6, 'dark'],
  [x + 7, 112, 26, 6, 'brand'],
])

/** What a block looks like, in a few rectangles, for the chooser. A block that is not drawn here shows plain text and a picture. */
const sketches: Record<string, Shape[]> = {
  hero: [
    [0, 0, 240, 160, 'mid'],
    [60, 54, 120, 14, 'dark'],
    [78, 78, 84, 6, 'light'],
    [92, 98, 56, 18, 'brand'],
  ],
  slider: [
    [12, 24, 216, 100, 'mid'],
    [24, 92, 90, 12, 'dark'],
    [104, 136, 8, 8, 'brand'],
    [118, 136, 8, 8, 'light'],
    [132, 136, 8, 8, 'light'],
  ],
  'rich-text': [[24, 26, 110, 10, 'dark'], ...lines([24, 50, 192], 4), ...lines([24, 108, 192], 3)],
  'banner-tiles': cards(3, (x, width) => [
    [x, 34, width, 92, 'mid'],
    [x + 8, 104, width - 22, 8, 'dark'],
  ]),
  'cta-grid': [0, 1].flatMap((line) =>
    cards(3, (x, width): Shape[] => [
      [x, 26 + line * 58, width, 50, 'light'],
      [x + width / 2 - 8, 36 + line * 58, 16, 14, 'brand'],
      [x + 12, 60 + line * 58, width - 24, 6, 'dark'],
    ]),
  ),
  columns: [
    [12, 26, 104, 108, 'light'],
    [124, 26, 104, 108, 'light'],
    ...lines([24, 44, 80], 3),
    ...lines([136, 44, 80], 3),
  ],
  section: [[12, 20, 216, 120, 'light'], [26, 38, 90, 10, 'dark'], ...lines([26, 62, 180], 3)],
  'car-grid': [heading, ...carCards],
  'stock-search': [
    [12, 18, 54, 124, 'light'],
    ...lines([20, 32, 38], 6),
    ...[0, 1].flatMap((line): Shape[] => [
      [76, 18 + line * 64, 72, 58, 'light'],
      [76, 18 + line * 64, 72, 30, 'mid'],
      [156, 18 + line * 64, 72, 58, 'light'],
      [156, 18 + line * 64, 72, 30, 'mid'],
    ]),
  ],
  'fuel-calculator': [
    heading,
    [24, 46, 90, 20, 'light'],
    [24, 76, 90, 20, 'light'],
    [24, 106, 90, 20, 'light'],
    [126, 46, 90, 80, 'light'],
    [138, 66, 66, 16, 'brand'],
    [138, 92, 46, 6, 'mid'],
  ],
  'delivery-calculator': [
    heading,
    [24, 60, 100, 24, 'light'],
    [130, 60, 46, 24, 'brand'],
    [24, 98, 70, 8, 'mid'],
    [24, 114, 60, 16, 'dark'],
  ],
  'price-comparison': [
    [12, 22, 216, 116, 'light'],
    [30, 64, 12, 44, 'brand'],
    [38, 46, 16, 22, 'brand'],
    [54, 38, 28, 12, 'brand'],
    [82, 46, 14, 22, 'mid'],
    [92, 64, 12, 44, 'mid'],
    [52, 92, 32, 12, 'dark'],
    [124, 46, 56, 14, 'accent'],
    ...lines([124, 74, 88], 4),
  ],
  'finance-calculator': [
    [24, 18, 192, 124, 'light'],
    [38, 32, 80, 8, 'dark'],
    [38, 54, 164, 6, 'mid'],
    [92, 50, 14, 14, 'brand'],
    [38, 80, 164, 6, 'mid'],
    [140, 76, 14, 14, 'brand'],
    [38, 106, 74, 20, 'brand'],
  ],
  'location-grid': [
    heading,
    ...cards(3, (x, width) => [
      [x, 42, width, 96, 'light'],
      [x + 8, 52, 10, 14, 'accent'],
      ...lines([x + 8, 78, width - 16], 3),
    ]),
  ],
  'reviews-carousel': [
    heading,
    ...cards(3, (x, width) => [
      [x, 42, width, 88, 'light'],
      [x + 8, 52, 34, 8, 'accent'],
      ...lines([x + 8, 72, width - 16], 3),
    ]),
  ],
  'partner-rating': [
    [30, 70, 60, 8, 'dark'],
    ...[0, 1, 2, 3, 4].map((star): Shape => [104 + star * 18, 66, 14, 14, 'accent']),
  ],
  'sales-counter': [
    [60, 44, 120, 44, 'brand'],
    [76, 56, 16, 20, 'light'],
    [102, 56, 16, 20, 'light'],
    [128, 56, 16, 20, 'light'],
    [80, 102, 80, 8, 'dark'],
  ],
  'vehicle-gallery': [[12, 14, 216, 96, 'mid'], ...cards(4, (x, width) => [[x, 118, width, 28, 'light']])],
  'vehicle-title': [
    [24, 40, 170, 14, 'dark'],
    [24, 64, 110, 8, 'mid'],
    [24, 92, 80, 16, 'brand'],
  ],
  checkout: [
    ...lines([20, 28, 110], 1),
    [20, 44, 52, 16, 'light'],
    [78, 44, 52, 16, 'light'],
    [20, 68, 110, 16, 'light'],
    [20, 92, 110, 24, 'light'],
    [20, 126, 110, 20, 'brand'],
    [146, 24, 76, 46, 'mid'],
    ...lines([146, 82, 76], 3),
  ],
  'spin-to-win': [
    [30, 40, 76, 76, 'brand'],
    [42, 52, 52, 52, 'light'],
    [62, 30, 12, 14, 'accent'],
    [62, 72, 12, 12, 'dark'],
    [128, 40, 88, 14, 'light'],
    [128, 60, 88, 14, 'light'],
    [128, 84, 88, 20, 'brand'],
    ...lines([128, 114, 80], 2),
  ],
  'payment-status': [
    [40, 40, 160, 34, 'light'],
    [50, 50, 14, 14, 'brand'],
    ...lines([74, 52, 112], 1),
    ...lines([40, 88, 160], 3),
  ],
  'online-payment': [
    heading,
    [40, 44, 160, 16, 'light'],
    [40, 68, 160, 16, 'light'],
    [40, 92, 76, 16, 'light'],
    [124, 92, 76, 16, 'light'],
    [40, 120, 160, 20, 'brand'],
  ],
  'lead-form': [
    heading,
    ...[40, 64].flatMap((y): Shape[] => [
      [40, y, 76, 16, 'light'],
      [124, y, 76, 16, 'light'],
    ]),
    [40, 88, 160, 26, 'light'],
    [40, 122, 160, 20, 'brand'],
  ],
  'trade-in': [
    [40, 20, 160, 120, 'light'],
    [54, 32, 40, 5, 'mid'],
    [54, 42, 70, 8, 'dark'],
    [54, 60, 62, 18, 'mid'],
    [124, 60, 62, 18, 'mid'],
    [72, 90, 96, 14, 'dark'],
    [54, 114, 132, 16, 'brand'],
  ],
  'form-sent': [[70, 40, 100, 12, 'dark'], ...lines([50, 66, 140], 2), [88, 104, 64, 20, 'brand']],
  'sign-in': [
    [80, 22, 80, 10, 'dark'],
    [60, 44, 120, 5, 'mid'],
    [60, 64, 120, 20, 'light'],
    [60, 94, 120, 22, 'brand'],
    [104, 126, 32, 5, 'mid'],
  ],
  'my-garage': [
    [12, 18, 70, 10, 'dark'],
    ...[38, 78, 118].flatMap((y): Shape[] => [
      [12, y, 216, 32, 'light'],
      [18, y + 5, 30, 22, 'mid'],
      [56, y + 8, 80, 6, 'dark'],
      [56, y + 19, 40, 5, 'mid'],
      [180, y + 10, 40, 12, 'brand'],
    ]),
  ],
  'vehicle-buttons': [
    [40, 20, 160, 24, 'brand'],
    [40, 52, 160, 24, 'light'],
    [40, 84, 160, 24, 'light'],
    [40, 116, 160, 24, 'light'],
    [80, 30, 80, 5, 'light'],
    ...[62, 94, 126].map((y): Shape => [80, y, 80, 5, 'dark']),
  ],
  'vehicle-call': [
    [30, 24, 180, 112, 'light'],
    [46, 40, 90, 10, 'dark'],
    ...lines([46, 62, 140], 2),
    [46, 98, 148, 24, 'brand'],
  ],
  'finance-cta': [
    [12, 34, 216, 92, 'light'],
    [28, 52, 110, 10, 'dark'],
    ...lines([28, 74, 110], 2),
    [158, 66, 54, 26, 'brand'],
  ],
  'vehicle-heading': [
    [24, 50, 60, 6, 'brand'],
    [24, 66, 180, 14, 'dark'],
    [24, 92, 100, 6, 'mid'],
  ],
  'vehicle-price': [
    [24, 48, 100, 20, 'dark'],
    [132, 56, 50, 8, 'mid'],
    [24, 80, 70, 12, 'accent'],
    [24, 104, 150, 6, 'mid'],
  ],
  'vehicle-sold': [
    [24, 34, 192, 92, 'light'],
    [40, 48, 40, 12, 'dark'],
    [40, 70, 150, 6, 'mid'],
    [40, 82, 120, 6, 'mid'],
    [40, 100, 90, 16, 'brand'],
  ],
  'vehicle-location-bar': [
    [0, 62, 240, 36, 'light'],
    [16, 74, 10, 12, 'brand'],
    [36, 76, 90, 8, 'dark'],
    [134, 76, 60, 8, 'brand'],
    [218, 76, 8, 8, 'mid'],
  ],
  'vehicle-sticky-header': [
    [0, 14, 240, 34, 'light'],
    [10, 20, 34, 22, 'mid'],
    [52, 22, 70, 7, 'dark'],
    [52, 34, 46, 5, 'mid'],
    [138, 26, 34, 9, 'dark'],
    [184, 22, 46, 18, 'brand'],
    ...lines([24, 72, 192], 6),
  ],
  'vehicle-sticky-bar': [
    ...lines([24, 24, 192], 6),
    [0, 112, 240, 34, 'light'],
    [12, 122, 60, 12, 'dark'],
    [126, 118, 50, 22, 'brand'],
    [182, 118, 48, 22, 'mid'],
  ],
  'vehicle-print': [
    [60, 10, 120, 140, 'light'],
    [72, 20, 80, 8, 'dark'],
    [72, 36, 62, 44, 'mid'],
    [140, 36, 28, 20, 'mid'],
    [140, 60, 28, 20, 'mid'],
    ...lines([72, 92, 96], 4),
  ],
  'vehicle-key-facts': [0, 1].flatMap((line) =>
    cards(3, (x, width): Shape[] => [
      [x, 30 + line * 54, width, 44, 'light'],
      [x + 8, 40 + line * 54, 24, 6, 'mid'],
      [x + 8, 54 + line * 54, width - 22, 7, 'dark'],
    ]),
  ),
  'vehicle-features': Array.from({ length: 5 }, (_, index): Shape[] => [
    [28, 26 + index * 24, 10, 10, 'brand'],
    [48, 28 + index * 24, 150 - index * 12, 6, 'mid'],
  ]).flat(),
  'facet-tiles': [
    heading,
    ...[0, 1].flatMap((line) =>
      cards(4, (x, width): Shape[] => [
        [x, 42 + line * 52, width, 44, 'light'],
        [x + width / 2 - 8, 50 + line * 52, 16, 12, 'mid'],
        [x + 10, 70 + line * 52, width - 20, 6, 'dark'],
      ]),
    ),
  ],
  promo: [
    [24, 34, 192, 92, 'brand'],
    [40, 50, 90, 10, 'light'],
    [40, 70, 70, 6, 'light'],
    [40, 92, 52, 18, 'accent'],
    [146, 48, 56, 64, 'mid'],
  ],
  'recently-viewed': [
    [12, 20, 90, 10, 'dark'],
    ...cards(4, (x, width) => [
      [x, 46, width, 80, 'light'],
      [x, 46, width, 40, 'mid'],
      [x + 6, 96, width - 14, 6, 'dark'],
    ]),
  ],
  'price-slider': [
    heading,
    [34, 62, 172, 6, 'mid'],
    [70, 62, 84, 6, 'brand'],
    [63, 58, 14, 14, 'brand'],
    [147, 58, 14, 14, 'brand'],
    [34, 84, 48, 14, 'light'],
    [158, 84, 48, 14, 'light'],
    [80, 116, 80, 20, 'brand'],
  ],
  'search-filters': [
    [70, 14, 100, 132, 'light'],
    ...[0, 1, 2, 3, 4].flatMap((line): Shape[] => [
      [82, 28 + line * 18, 10, 10, line === 1 ? 'brand' : 'mid'],
      [100, 30 + line * 18, 56 - line * 6, 6, 'dark'],
    ]),
    [82, 124, 76, 5, 'mid'],
    [112, 120, 12, 12, 'brand'],
  ],
  'search-sort': [
    [12, 72, 84, 12, 'dark'],
    [148, 66, 80, 24, 'light'],
    [158, 75, 44, 6, 'dark'],
    [210, 75, 8, 6, 'mid'],
  ],
  'search-chips': [0, 1].flatMap((line) =>
    [64, 88, 52].slice(line).flatMap((width, place, widths): Shape[] => {
      const x = 12 + widths.slice(0, place).reduce((sum, before) => sum + before + 8, 0)
      return [
        [x, 50 + line * 36, width, 24, 'light'],
        [x + 10, 59 + line * 36, width - 32, 6, 'dark'],
        [x + width - 16, 58 + line * 36, 8, 8, 'accent'],
      ]
    }),
  ),
  'search-results': [
    ...[0, 1].flatMap((line) =>
      cards(3, (x, width): Shape[] => [
        [x, 14 + line * 62, width, 54, 'light'],
        [x, 14 + line * 62, width, 28, 'mid'],
        [x + 7, 48 + line * 62, width - 20, 5, 'dark'],
        [x + 7, 58 + line * 62, 24, 5, 'brand'],
      ]),
    ),
    ...[92, 108, 124, 140].map((x): Shape => [x, 140, 10, 10, x === 92 ? 'brand' : 'mid']),
  ],
  'similar-vehicles': [[12, 20, 110, 10, 'dark'], [188, 22, 40, 6, 'brand'], ...carCards],
  'vehicle-carousel': [
    heading,
    ...cards(3, (x, width) => [
      [x, 42, width, 78, 'light'],
      [x, 42, width, 40, 'mid'],
      [x + 7, 90, width - 20, 6, 'dark'],
      [x + 7, 104, 26, 6, 'brand'],
    ]),
    [98, 130, 18, 18, 'dark'],
    [124, 130, 18, 18, 'dark'],
  ],
  'vehicle-compare': [
    ...cards(3, (x, width) => [
      [x, 14, width, 36, 'mid'],
      [x, 56, width - 16, 7, 'dark'],
    ]),
    ...[0, 1, 2, 3].flatMap((line): Shape[] => [
      [12, 74 + line * 20, 216, 14, 'light'],
      ...cards(3, (x, width) => [[x + 6, 78 + line * 20, width * 0.5, 6, line === 1 ? 'brand' : 'mid']]),
    ]),
  ],
  'vehicle-breadcrumb': [
    [20, 76, 30, 8, 'brand'],
    [56, 78, 4, 4, 'mid'],
    [66, 76, 42, 8, 'brand'],
    [114, 78, 4, 4, 'mid'],
    [124, 76, 30, 8, 'brand'],
    [160, 78, 4, 4, 'mid'],
    [170, 76, 50, 8, 'dark'],
  ],
  'vehicle-share': cards(4, (x, width) => [
    [x, 62, width, 36, 'light'],
    [x + width / 2 - 7, 73, 14, 14, x < 20 ? 'brand' : 'dark'],
  ]),
  'vehicle-specifications': [
    heading,
    ...[0, 1, 2, 3].flatMap((line): Shape[] => [
      [30, 44 + line * 22, 70 - line * 8, 6, 'mid'],
      [160, 44 + line * 22, 50, 6, 'dark'],
      [30, 57 + line * 22, 180, 2, 'light'],
    ]),
    [30, 136, 56, 8, 'brand'],
  ],
  'vehicle-details': [
    [50, 14, 140, 132, 'light'],
    [62, 26, 74, 9, 'dark'],
    ...[0, 1, 2, 3].flatMap((line): Shape[] => [
      [62, 52 + line * 22, 44, 6, 'mid'],
      [128, 52 + line * 22, 50, 6, 'dark'],
    ]),
  ],
  'caravan-specifications': cards(4, (x, width) => [
    [x, 40, width, 80, 'light'],
    [x + 8, 50, 14, 14, 'brand'],
    [x + 8, 78, width - 24, 5, 'mid'],
    [x + 8, 92, width - 18, 8, 'dark'],
  ]),
  'used-car-checks': [
    heading,
    ...[0, 1].flatMap((line) =>
      cards(2, (x): Shape[] => [
        [x, 44 + line * 44, 16, 16, 'brand'],
        [x + 24, 45 + line * 44, 64, 6, 'dark'],
        [x + 24, 57 + line * 44, 70, 5, 'mid'],
      ]),
    ),
    [12, 132, 120, 8, 'mid'],
  ],
  'why-buy': [
    [12, 20, 74, 120, 'mid'],
    ...[0, 1].flatMap((line) =>
      [100, 168].flatMap((x): Shape[] => [
        [x, 26 + line * 62, 18, 18, 'accent'],
        [x, 52 + line * 62, 52, 6, 'dark'],
        [x, 64 + line * 62, 44, 5, 'mid'],
      ]),
    ),
  ],
  'protection-plans': cards(2, (x, width) => [
    [x, 20, width, 120, 'light'],
    [x + 12, 32, 34, 6, 'brand'],
    [x + 12, 46, 60, 9, 'dark'],
    [x + 12, 64, 44, 12, 'dark'],
    ...lines([x + 24, 90, width - 40], 3),
  ]),
  'accepted-payments': [
    [12, 74, 50, 8, 'mid'],
    ...[72, 106, 140, 174, 208].flatMap((x): Shape[] => [[x, 66, 28, 22, 'light']]),
    [78, 74, 8, 8, 'accent'],
    [86, 74, 8, 8, 'dark'],
    [112, 74, 16, 6, 'brand'],
  ],
  blogs: cards(3, (x, width) => [
    [x, 26, width, 108, 'light'],
    [x, 26, width, 50, 'mid'],
    [x + 7, 84, 24, 4, 'mid'],
    [x + 7, 94, width - 18, 7, 'dark'],
    ...lines([x + 7, 110, width - 14], 2),
  ]),
  'vehicle-disclaimer': [...lines([24, 54, 192], 3), [24, 98, 84, 5, 'brand']],
  'vehicle-comments': [[24, 24, 90, 10, 'dark'], ...lines([24, 48, 192], 5), [24, 118, 50, 8, 'brand']],
}
const plain: Shape[] = [[12, 26, 100, 108, 'mid'], [126, 32, 90, 10, 'dark'], ...lines([126, 56, 100], 5)]

/** A drawing of a block as an address that needs no request. */
export function blockThumbnail(slug: string): string {
  const shapes = (sketches[slug] ?? plain)
    .map(
      ([x, y, width, height, tone]) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${tones[tone]}"/>`,
    )
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><rect width="240" height="160" fill="#f6f8fa"/>${shapes}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
