import { toTelHref } from '#schemas/contact/phone.ts'
import { favouritesPath } from '#schemas/page/favourites-path.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { AnyIcon } from '../any-icon.tsx'
import { Container } from '../container.tsx'
import { Icon } from '../icon.tsx'
import { styleClass } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'
import type { Tone } from '../style/tones.ts'
import { AnnouncementBar } from './announcement-bar.tsx'
import { hovers } from './header-menu-style.ts'
import { HeaderMenu } from './header-menu.tsx'
import { SiteLogo } from './site-logo.tsx'
import * as texts from '../texts.ts'

interface SiteHeaderProps {
  site: Site
  /** The page's own, so that its entry in the menu is marked. */
  path: string
}

const menuId = 'site-menu'

/** Logo, menu, phone number and links to favourites and stock, at the top of every page. Works without script. */
export function SiteHeader({ site, path }: SiteHeaderProps) {
  const menu = site.menus.header
  const phone = siteLine(site)
  return (
    <>
      <AnnouncementBar {...site.config.announcement} />
      <header data-tone={tones[site.theme.headerStyle]} className={styleClass(frame)}>
        <Container>
          <div className={styleClass(row)}>
            <SiteLogo site={site} />
            {menu ? <HeaderMenu id={menuId} menu={menu} path={path} /> : <div className={styleClass(space)} />}
            {phone ? (
              <a
                href={toTelHref(phone) ?? undefined}
                aria-label={texts.callPhone({ phone })}
                className={styleClass(phoneLink)}
              >
                <Icon name="phone" size={18} />
                <span className={styleClass(onWide)}>{phone}</span>
                {site.hasFavourites ? null : <span className={styleClass(onNarrow)}>{texts.call}</span>}
              </a>
            ) : null}
            {site.hasFavourites ? (
              <a
                href={favouritesPath}
                data-favourites=""
                aria-label={texts.favourites}
                className={styleClass(favouritesLink)}
              >
                <AnyIcon name="heart" size={22} />
              </a>
            ) : null}
            {site.flags.watchlist ? (
              <>
                <a
                  href={site.config.garagePath}
                  className={styleClass(signInLink)}
                  aria-label={texts.signIn}
                  title={texts.signIn}
                >
                  <AnyIcon name="user" size={22} />
                </a>
                <a
                  href={site.config.garagePath}
                  className={styleClass(garageLink)}
                  aria-label={texts.myGarage}
                  title={texts.myGarage}
                >
                  <AnyIcon name="user" size={22} />
                </a>
              </>
            ) : null}
            <a href="/search/new-used-and-demo-cars" className={styleClass(iconLink)} aria-label={texts.searchStock}>
              <Icon name="search" size={22} />
            </a>
            {menu ? (
              <button type="button" popoverTarget={menuId} className={styleClass(menuButton)} aria-label={texts.menu}>
                <Icon name="menu" size={26} />
              </button>
            ) : null}
          </div>
        </Container>
      </header>
    </>
  )
}

/** The general phone number; vehicle pages choose one by the vehicle. */
function siteLine({ config: { phones } }: Site): string {
  return [phones.override, phones.new, phones.used].find((phone) => phone.trim() !== '') ?? ''
}

const tones = { light: undefined, dark: 'inverse', brand: 'primary' } satisfies Record<
  Site['theme']['headerStyle'],
  Tone | undefined
>

/** The marker of an open dropdown: locations §2, Header dropdowns. */
const withOpenDropdown: CssObject = { '--fc-dropdown-open': '1', boxShadow: 'md' }

const frame: CssObject = {
  position: 'sticky',
  top: 0,
  zIndex: 'header',
  bg: 'surface',
  color: 'ink',
  borderBottom: 'thin',
  '--fc-dropdown-open': '0',
  '&:has(details[open])': withOpenDropdown,
  [hovers]: { '&:has([data-opens-on=hover] > li:hover > details)': withOpenDropdown },
  '@media print': { position: 'static' },
}

const row: CssObject = {
  display: 'flex',
  // Text that is twice as large has a row for the buttons.
  flexWrap: ['wrap', null, null, 'nowrap'],
  alignItems: 'center',
  gap: [1, 2, 3, 2, 3],
  minHeight: ['3.75rem', null, null, '4.75rem'],
}

const space: CssObject = { flex: '1' }

const iconLink: CssObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  size: 'tap',
  flex: 'none',
  borderRadius: 'md',
  color: 'inherit',
  '&:hover': { bg: 'surfaceSunken' },
}

/** Phones have no room for it in the row and show it in the menu. */
const accountLink: CssObject = { ...iconLink, display: ['none', null, 'inline-flex'] }

/** One of them is there, by the mark of `renderer/frame/signed-in-mark.ts`: both lead to what is theirs, which asks to sign in. */
const signInLink: CssObject = { ...accountLink, 'html[data-signed-in] &': { display: 'none' } }
const garageLink: CssObject = { ...accountLink, 'html:not([data-signed-in]) &': { display: 'none' } }

/** The number, which `local-lists-script.ts` fills in, overlays the heart, so the row does not shift. */
const favouritesLink: CssObject = {
  ...iconLink,
  position: 'relative',
  '&:not([data-favourites=""])::after': {
    content: 'attr(data-favourites)',
    position: 'absolute',
    top: 0,
    left: '50%',
    minWidth: '1.125rem',
    px: 1,
    borderRadius: 'pill',
    bg: 'action',
    color: 'onAction',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: 'normal',
    textAlign: 'center',
  },
}

const menuButton: CssObject = { ...iconLink, display: ['inline-flex', null, null, 'none'] }

const phoneLink: CssObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  flex: 'none',
  minHeight: 'tap',
  px: 3,
  border: 'thin',
  borderRadius: 'pill',
  color: 'inherit',
  fontWeight: 'semibold',
  fontSize: 'sm',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { borderColor: 'lineStrong' },
}

/** On a laptop the menu needs the room. */
const onWide: CssObject = { display: ['none', null, 'inline', 'none', 'inline'] }
const onNarrow: CssObject = { display: ['inline', null, 'none'] }
