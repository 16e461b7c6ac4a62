/**
 * Drawn for this product on a grid of 24, as strokes. Each is the `d` of one path. These are the icons of controls, which every island may
 * need. Other icons are in `more-icons.ts`, to keep them out of a home page's script.
 */
export const icons = {
  arrowRight: 'M5 12h14m-6-6 6 6-6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronLeft: 'm14.5 6-6 6 6 6',
  chevronRight: 'm9.5 6 6 6-6 6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18m0-14v5l3.5 2',
  close: 'm6 6 12 12M18 6 6 18',
  external: 'M13 4h7v7m0-7-9 9M17 14v6H4V7h6',
  filter:
    'M4 7h10m4 0h2M4 17h2m4 0h10M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5m-8 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18m0-10v5.5M12 7.5h.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  phone:
    'M6 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5v3c0 1.5-1 2.5-2.5 2.5C11 20.5 3.5 13 3.5 6c0-1.5 1-2.5 2.5-2.5',
  pin: 'M12 21s-7-6.5-7-11.5a7 7 0 0 1 14 0C19 14.5 12 21 12 21m0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  play: 'm8 5 11 7-11 7z',
  pause: 'M8 5v14m8-14v14',
  plus: 'M12 5v14m-7-7h14',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13m4.7-1.8L20 20',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  warning: 'M12 4 2.5 20h19zm0 6.5v4.5m0 2.5h.01',
} as const

export type IconName = keyof typeof icons
