import type { CssObject } from '../_ui/style/style-props.ts'

/** Folded on small screens; on large ones always open, where the browser can be told so. */
export const drawer: CssObject = {
  border: 'strong',
  borderRadius: 'md',
  px: 4,
  bg: 'surface',
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

export const drawerBody: CssObject = { pt: [3, null, null, 0], pb: [4, null, null, 0] }
