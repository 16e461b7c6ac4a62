import type { CssObject } from '../_ui/style/style-props.ts'

/** Collapsed until opened. */
export const drawer: CssObject = {
  border: 'strong',
  borderRadius: 'md',
  px: 4,
  bg: 'surface',
  scrollMarginTop: '4.25rem',
  '@media (max-width: 63.99em)': { boxShadow: 'md' },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 'tap',
    fontWeight: 'semibold',
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > svg:last-child': { ml: 'auto', transition: 'transform .18s' },
  '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' },
}

/** Always open on large screens, if the browser supports it in CSS. */
export const openDrawer: CssObject = {
  ...drawer,
  '@supports selector(::details-content)': {
    '@media (min-width: 64em)': {
      border: 'none',
      padding: 0,
      '& > summary': { display: 'none' },
      '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    },
  },
}

/** On phones the open drawer has the available height and scrolls separately. */
export const drawerBody: CssObject = {
  '@media (max-width: 63.99em)': { maxHeight: 'calc(100dvh - 7rem)', overflowY: 'auto', overscrollBehavior: 'contain' },
}

/** It stays visible while the list above it scrolls. */
export const drawerFoot: CssObject = {
  py: 4,
  bg: 'surface',
  '@media (max-width: 63.99em)': { position: 'sticky', bottom: 0, zIndex: 'raised' },
}

/** Side by side if there is room: groups are aligned at the top, and shared controls have a row of their own. */
export const filterColumns: CssObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
  columnGap: 6,
  alignItems: 'start',
  '& > :first-child, & > :last-child': { gridColumn: '1 / -1' },
}
