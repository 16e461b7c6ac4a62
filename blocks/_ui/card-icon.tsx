import { type IconLook, drawnIcon, toDrawings } from './icon.tsx'
import { icons } from './icons.ts'

/** Those of vehicle cards and of empty lists, with those of controls. */
export const cardIcons = {
  ...icons,
  bed: 'M3 6v13m0-4h18v4m0-4v-2a3 3 0 0 0-3-3h-7v5M7 12.5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5',
  calendar: 'M4 6h16v14H4zm0 4.5h16M8.5 3v5m7-5v5',
  camera: 'M4 7.5h3.5L9 5h6l1.5 2.5H20V19H4zm8 9a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7',
  engine: 'M6 9h3l1.5-2h5l1.5 2h1.5v2.5H21V16h-2.5v2H10l-2.5-2.5H6zm-3 .5v6m3-3H3M9.5 4h5M12 4v3',
  fuel: 'M5 20V4h9v16m-10.5 0h12M8 7.5h3M14 11h2a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 0 3 0V9L17 5.5',
  gauge: 'M4.5 18a9 9 0 1 1 15 0M12 14l4-5m-4 6.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3',
  gearbox:
    'M6 7.5v9m6-9v9m6-9V12H6M6 7a1.75 1.75 0 1 0 0-3.5A1.75 1.75 0 0 0 6 7m6 0a1.75 1.75 0 1 0 0-3.5A1.75 1.75 0 0 0 12 7m6 0a1.75 1.75 0 1 0 0-3.5A1.75 1.75 0 0 0 18 7M6 20.5A1.75 1.75 0 1 0 6 17a1.75 1.75 0 0 0 0 3.5m6 0a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5',
  heart: 'M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 8 2.1C20 15 12 20 12 20',
  swap: 'M4 8.5h15l-4-4m5 11H5l4 4',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8m-7.5 8.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  weight: 'M6 9h12l2.5 11.5h-17zm6 0a2.75 2.75 0 1 0 0-5.5A2.75 2.75 0 0 0 12 9',
} as const

export type CardIconName = keyof typeof cardIcons

/** `icon` with the icons of vehicle cards: for islands that show cards, but not all icons. */
export const cardIcon = ({ name, ...look }: IconLook & { name: CardIconName }) => drawnIcon(drawings[name], look)

const drawings = toDrawings(cardIcons)
