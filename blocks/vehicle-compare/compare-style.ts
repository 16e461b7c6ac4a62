import type { CssObject } from '../_ui/style/style-props.ts'

const cell = { p: 3, borderTop: 'thin', verticalAlign: 'top', textAlign: 'left' } as const satisfies CssObject
const stuck = { position: 'sticky', left: 0, zIndex: 'raised', bg: 'surface' } as const satisfies CssObject

/** The parts of the table. Differences are marked by a bar and background, not by colour alone. */
export const compareStyle = {
  frame: { overflowX: 'auto', border: 'thin', borderRadius: 'lg', bg: 'surface' },
  table: { width: '100%', tableLayout: 'fixed', minWidth: 'max-content', borderCollapse: 'separate', borderSpacing: 0 },
  corner: { ...stuck, width: ['8rem', null, '11rem'] },
  vehicle: {
    width: ['11rem', null, '16rem'],
    p: 3,
    verticalAlign: 'top',
    textAlign: 'left',
    fontWeight: 'regular',
    borderLeft: 'thin',
  },
  picture: {
    position: 'relative',
    aspectRatio: '3/2',
    borderRadius: 'md',
    overflow: 'hidden',
    bg: 'surfaceSunken',
    mb: 2,
  },
  tag: { position: 'absolute', bottom: 2, left: 2, right: 2, overflow: 'hidden' },
  remove: {
    position: 'absolute',
    top: 1,
    right: 1,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    size: 'tap',
    borderRadius: '50%',
    bg: 'surfaceRaised',
    color: 'ink',
    boxShadow: 'md',
    '&:focus-visible': { borderRadius: '50%' },
  },
  name: { display: 'block', fontWeight: 'semibold', color: 'ink', lineHeight: 'snug', mb: 2 },
  row: {},
  differing: { '& > th': { borderLeft: 'thick' }, '& > td': { bg: 'primarySoft' } },
  label: { ...cell, ...stuck, px: [2, null, 3], fontWeight: 'semibold', fontSize: 'sm' },
  cell: { ...cell, borderLeft: 'thin', fontSize: 'sm' },
} as const satisfies Record<string, CssObject>
