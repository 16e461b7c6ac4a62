/** Paths on a sheet of 24 by 24, drawn as lines. */
const paths = {
  back: 'M15 5l-7 7 7 7',
  undo: 'M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10H9',
  redo: 'M15 5l5 5-5 5M20 10H10a5 5 0 0 0 0 10h5',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  duplicate: 'M8 8h12v12H8zM4 16V4h12M14 11v6M11 14h6',
  cut: 'M6 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM6 13a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM8.5 10L20 19M8.5 14L20 5',
  paste: 'M8 5H5v16h14V5h-3M9 3h6v4H9z',
  section: 'M6 4h12v16l-6-4-6 4z',
  detach: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1M4 4l16 16',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  before: 'M5 20h14M5 16h14v4H5zM12 12V4M8 8h8',
  after: 'M5 4h14v4H5zM12 12v8M8 16h8',
  columns: 'M4 5h16v14H4zM12 5v14',
  unwrap: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M9 9h6v6H9z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  close: 'M6 6l12 12M18 6L6 18',
  chevron: 'M9 6l6 6-6 6',
  handle: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  phone: 'M8 3h8v18H8zM11 18h2',
  tablet: 'M5 3h14v18H5zM11 18h2',
  desktop: 'M3 4h18v12H3zM9 20h6M12 16v4',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  page: 'M5 3h14v18H5zM5 8h14M10 8v13',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  indent: 'M4 5h16M12 12h8M12 19h8M4 9l4 3.5L4 16',
  outdent: 'M4 5h16M12 12h8M12 19h8M8 9l-4 3.5L8 16',
  tree: 'M5 5h14M9 12h10M9 19h10M5 5v14h4M5 12h4',
  plus: 'M12 5v14M5 12h14',
  fields: 'M4 6h16v4H4zM4 14h10M4 18h7',
  history: 'M4 12a8 8 0 1 0 3-6.2M4 4v4h4M12 8v4l3 2',
  problem: 'M12 4l9 16H3zM12 10v4M12 17h.01',
} as const

export type IconName = keyof typeof paths

export const Icon = ({ name }: { name: IconName }) => (
  <svg className="fc-canvas-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={paths[name]} />
  </svg>
)
