import { keyframes } from '@emotion/react'
import { logoPlate } from '../logo-plate.ts'
import type { CssObject } from '../style/style-props.ts'
import { breakpoints } from '../style/tokens.ts'

const wide = `@media (min-width: ${breakpoints.lg})`
const narrow = `@media not all and (min-width: ${breakpoints.lg})`

/** A popover is hidden and floats until opened; on a wide screen this one is inline in the header's row instead. */
export const nav: CssObject = {
  color: 'inherit',
  [narrow]: {
    position: 'fixed',
    top: 0,
    right: 0,
    bottom: 0,
    left: 'auto',
    width: 'min(24rem, 100vw)',
    height: '100dvh',
    maxHeight: 'none',
    overflowY: 'auto',
    p: 4,
    border: 'none',
    bg: 'surface',
    color: 'ink',
    boxShadow: 'lg',
    '&::backdrop': { backgroundColor: 'rgb(8 12 18 / 50%)' },
  },
  [wide]: {
    display: 'block',
    position: 'static',
    flex: '1 1 auto',
    width: 'auto',
    height: 'auto',
    overflow: 'visible',
    border: 'none',
    background: 'none',
  },
}

export const closeButton: CssObject = {
  display: ['flex', null, null, 'none'],
  alignItems: 'center',
  justifyContent: 'center',
  size: 'tap',
  ml: 'auto',
  borderRadius: 'md',
}

export const list: CssObject = { [wide]: { display: 'flex', alignItems: 'stretch', flexWrap: 'wrap', gap: 1 } }

export const entry: CssObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 'tap',
  px: 2,
  color: 'inherit',
  fontWeight: 'medium',
  textDecoration: 'none',
  borderRadius: 'md',
  whiteSpace: 'nowrap',
  '&:hover': { bg: 'surfaceSunken' },
  '&[aria-current=page]': { fontWeight: 'bold' },
  [narrow]: {
    justifyContent: 'space-between',
    minHeight: '3.25rem',
    borderRadius: 'none',
    borderBottom: 'thin',
  },
  [wide]: { fontSize: 'sm', px: 1 },
}

/** An open dropdown's summary has a backdrop that covers the window: a press on it closes the dropdown. */
const closesBeside: CssObject = {
  [wide]: { '& > details[open] > summary::before': { content: '""', position: 'fixed', inset: 0, cursor: 'default' } },
}

const turns: CssObject = { '& > details[open] > summary > svg': { transform: 'rotate(180deg)' } }
const inList: CssObject = { ...turns, ...closesBeside, position: 'relative' }
const inTiles: CssObject = { ...turns, ...closesBeside }

export const dropdown = { list: inList, tiles: inTiles } satisfies Record<string, CssObject>

/** Where dropdowns open on hover: if the device has a pointer. They open on press or key everywhere. */
export const hovers = `${wide} and (hover: hover)`

const onHover: CssObject = {
  [hovers]: {
    '&:hover > details::details-content': { contentVisibility: 'visible', display: 'block' },
  },
}

export const opensOnHover = {
  list: { ...inList, ...onHover },
  tiles: { ...inTiles, ...onHover },
} satisfies Record<string, CssObject>

const rise = keyframes`from{opacity:0;transform:translateY(.75rem)}`

const narrowPanel: CssObject = { py: 2, pl: 2, borderBottom: 'thin' }
const widePanel: CssObject = {
  position: 'absolute',
  top: '100%',
  left: 0,
  bg: 'surface',
  border: 'thin',
  boxShadow: 'lg',
  animation: `${rise} .16s ease-out`,
}

export const listPanel: CssObject = {
  [narrow]: narrowPanel,
  [wide]: { ...widePanel, minWidth: '15rem', p: 2, borderRadius: 'md' },
}

const tilesFrame: CssObject = {
  [narrow]: narrowPanel,
  [wide]: {
    ...widePanel,
    right: 0,
    py: 5,
    paddingInline: 'max(var(--fc-space-gutter), calc((100% - var(--fc-sizes-content)) / 2 + var(--fc-space-gutter)))',
    borderLeft: 'none',
    borderRight: 'none',
    maxHeight: 'calc(100vh - 6rem)',
    overflowY: 'auto',
  },
}

/** As wide as the header, its tiles within the header's own margins: six a row, four on small screens. locations §9 */
export const tilesPanel: CssObject = tiles(['repeat(4, minmax(0, 1fr))', null, null, 'repeat(6, minmax(0, 1fr))'])

/** Tiles with a line of text each need more room on phones. */
export const textTilesPanel: CssObject = tiles(['repeat(2, minmax(0, 1fr))', null, null, 'repeat(6, minmax(0, 1fr))'])

function tiles(gridTemplateColumns: (string | null)[]): CssObject {
  return {
    '& > ul': { display: 'grid', gap: [1, 2], gridTemplateColumns },
    ...tilesFrame,
  }
}
export const panelLink: CssObject = {
  display: 'block',
  px: 3,
  py: 2,
  color: 'inherit',
  fontSize: 'sm',
  textDecoration: 'none',
  borderRadius: 'sm',
  '&:hover': { bg: 'surfaceSunken' },
  '&[aria-current=page]': { fontWeight: 'bold' },
}

export const overview: CssObject = {
  ...panelLink,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  mt: 1,
  fontWeight: 'semibold',
  color: 'link',
}

export const tile: CssObject = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  px: [0, 2, 3],
  py: [2, 3],
  minWidth: 0,
  overflowWrap: 'anywhere',
  borderRadius: 'md',
  color: 'inherit',
  fontSize: ['xs', 'sm'],
  textAlign: 'center',
  textDecoration: 'none',
  '&:hover': { bg: 'surfaceSunken' },
}

export const tileMark: CssObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: '3rem',
  minWidth: '3rem',
  fontFamily: 'heading',
  fontSize: '2xl',
  fontWeight: 'bold',
  color: 'muted',
}

/** Logos are drawn for white paper. */
export const tileMarkWithPicture: CssObject = {
  ...tileMark,
  ...logoPlate,
  px: 2,
  py: 1,
  maxWidth: '100%',
  '& > img': { maxHeight: '2.5rem', maxWidth: '100%', width: 'auto', objectFit: 'contain' },
}

/** A model's picture, over the width of its tile. */
export const tilePicture: CssObject = {
  width: '100%',
  borderRadius: 'sm',
  overflow: 'hidden',
  '& > img': { width: '100%', height: 'auto', aspectRatio: '3/2', objectFit: 'cover' },
}

export const tileText: CssObject = { color: 'muted', fontSize: 'xs', fontWeight: 'regular', lineHeight: 'snug' }
