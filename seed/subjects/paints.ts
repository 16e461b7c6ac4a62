/** Colours sold in Australia, with the paint that draws them. */
export const paints = {
  white: {
    hex: '#eceeee',
    names: ['Crystal White', 'Glacier White', 'Polar White', 'Snow White Pearl', 'Arctic White'],
  },
  silver: { hex: '#a9adb0', names: ['Silver', 'Sterling Silver', 'Silky Silver', 'Billet Silver'] },
  grey: { hex: '#575c61', names: ['Graphite Grey', 'Machine Grey', 'Gunmetal', 'Steel Grey', 'Magnetic Grey'] },
  black: { hex: '#0d0e10', names: ['Jet Black', 'Aurora Black Pearl', 'Eclipse Black', 'Onyx Black'] },
  blue: { hex: '#123f8c', names: ['Sapphire Blue', 'Deep Crystal Blue', 'Mineral Blue', 'Cobalt Blue'] },
  navy: { hex: '#14233d', names: ['Midnight Blue', 'Nautilus Blue', 'Ink Blue'] },
  red: { hex: '#a30f1a', names: ['Soul Red', 'Runway Red', 'Fiery Red', 'Ruby Red', 'Crimson'] },
  orange: { hex: '#c4500f', names: ['Sunset Orange', 'Copper', 'Valencia Orange'] },
  green: { hex: '#2e4034', names: ['Forest Green', 'Jungle Green', 'Eucalyptus', 'Khaki'] },
  lime: { hex: '#5aa51c', names: ['Lime Green', 'Racing Green'] },
  sand: { hex: '#a4937a', names: ['Desert Sand', 'Quartz Gold', 'Sandstone', 'Champagne'] },
  yellow: { hex: '#d9a514', names: ['Solar Yellow', 'Champion Yellow'] },
  teal: { hex: '#2b6a70', names: ['Surf Teal', 'Lagoon', 'Coastal Green'] },
} as const satisfies Record<string, { hex: string; names: readonly string[] }>

export type PaintName = keyof typeof paints

export const paintNames = Object.keys(paints).filter((name): name is PaintName => name in paints)
