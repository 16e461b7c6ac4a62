import { favouritesPath } from '#schemas/page/favourites-path.ts'
import { buttonStyle } from '../button-style.ts'
import { icon } from '../icon.tsx'
import { toastOverPage } from '../over-page.ts'
import { styleClasses } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'
import * as texts from '../texts.ts'

interface CompareTrayProps {
  /** Whether the site has a favourites page, which the notice links to. */
  hasFavourites: boolean
}

/** Fixed bar with the compared vehicles; `show-tray.ts` fills it. Last in the body, so that the whole page can be scrolled above it. */
export function CompareTray({ hasFavourites }: CompareTrayProps) {
  const look = styleClasses(style)
  return (
    <>
      <aside data-tray hidden aria-label={texts.compare} data-print="hide" className={look.tray}>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a list without bullets is none to Safari */}
        <ul role="list" className={look.list} />
        <a href="/compare" className={look.link}>
          {texts.compare}
        </a>
        <button type="button" data-keep="clear" className={look.clear}>
          {texts.clear}
        </button>
        <template>
          <li className={look.item}>
            <img alt="" width={320} height={213} className={look.picture} />
            <span className={look.name} />
            <button type="button" data-keep="compare" className={look.remove}>
              {icon({ name: 'close', size: 16 })}
            </button>
          </li>
        </template>
      </aside>
      <output>
        <span data-kept-says hidden className={look.says}>
          <span />
          {hasFavourites ? (
            <a href={favouritesPath} className={look.saysLink}>
              {texts.viewList}
            </a>
          ) : null}
        </span>
      </output>
    </>
  )
}

const style = {
  tray: {
    position: 'sticky',
    insetBlockEnd: 'var(--fc-foot-bar, 0px)',
    zIndex: 'sticky',
    '&:not([hidden])': { display: 'flex' },
    flexWrap: ['wrap', null, 'nowrap'],
    alignItems: 'center',
    gap: [2, null, 3],
    px: 'gutter',
    py: 2,
    bg: 'surfaceRaised',
    color: 'ink',
    borderTop: 'thin',
    boxShadow: 'lg',
  },
  list: { display: 'flex', flex: ['1 1 100%', null, '1 1 auto'], gap: 2, minWidth: 0, overflowX: 'auto' },
  item: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    flex: ['0 0 auto', null, null, '0 1 14rem'],
    minWidth: 0,
    border: 'thin',
    borderRadius: 'md',
    overflow: 'hidden',
  },
  picture: {
    width: ['2.75rem', null, '4rem'],
    height: '2.75rem',
    objectFit: 'cover',
    flex: 'none',
    bg: 'surfaceSunken',
    // A vehicle without a picture is known by its name, however narrow the window.
    '&:not([src])': { display: 'none' },
    '&:not([src]) + *': { display: 'block', pl: 2, maxWidth: '9rem' },
  },
  name: {
    flex: '1 1 auto',
    minWidth: 0,
    display: ['none', null, null, 'block'],
    fontSize: 'sm',
    lineHeight: 'snug',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  remove: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    width: ['2rem', '2.25rem'],
    height: '2.75rem',
    '&:hover': { bg: 'surfaceSunken' },
  },
  link: { ...buttonStyle({}), flex: ['1 1 auto', null, 'none'] },
  clear: { ...buttonStyle({ variant: 'ghost', size: 'sm' }), flex: 'none', minHeight: 'tap' },
  says: {
    ...toastOverPage,
    bottom: [9, null, 8],
    mb: [5, null, 0],
    alignItems: 'center',
    gap: 3,
    '&:not([hidden])': { display: 'flex' },
  },
  saysLink: { color: 'inherit', fontWeight: 'semibold', whiteSpace: 'nowrap' },
} as const satisfies Record<string, CssObject>
