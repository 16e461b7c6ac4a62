import type { CssObject } from '../_ui/style/style-props.ts'

/** Folded on small screens; on large ones always open, where the browser can be told so. */
export const drawer: CssObject = {
  border: 'strong',
  borderRadius: 'md',
  px: 4,
  bg: 'surface',
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
  '@supports selector(::details-content)': {
    '@media (min-width: 64em)': {
      border: 'none',
      padding: 0,
      '& > summary': { display: 'none' },
      '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    },
  },
}

/** On a phone the open drawer is as high as the screen lets it, and scrolls by itself. */
export const drawerBody: CssObject = {
  '@media (max-width: 63.99em)': { maxHeight: 'calc(100dvh - 7rem)', overflowY: 'auto', overscrollBehavior: 'contain' },
}

/** There it stays in sight while the list above it scrolls. */
export const drawerFoot: CssObject = {
  py: 4,
  bg: 'surface',
  '@media (max-width: 63.99em)': { position: 'sticky', bottom: 0, zIndex: 'raised' },
}
