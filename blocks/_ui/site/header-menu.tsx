import type { Menu } from '#schemas/menu/menu.ts'
import { toHref } from '#schemas/page/href.ts'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { styleClass } from '../style/style-class.ts'
import { HeaderDropdown } from './header-dropdown.tsx'
import { closeButton, entry, list, nav } from './header-menu-style.ts'
import * as texts from '../texts.ts'

interface HeaderMenuProps {
  id: string
  menu: Menu
  path: string
}

/**
 * The tenant's main menu. On a wide screen a row with dropdowns; on a narrow one the same list is a native popover that the menu button
 * opens, so the markup exists once and needs no script.
 */
export function HeaderMenu({ id, menu, path }: HeaderMenuProps) {
  return (
    <nav id={id} popover="auto" aria-label={texts.main} className={styleClass(nav)}>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={texts.closeMenu}
        className={styleClass(closeButton)}
      >
        <Icon name="close" size={26} />
      </button>
      <ul data-opens-on={menu.opensOn} className={styleClass(list)}>
        {menu.items.map((item, place) =>
          item.children.length > 0 ? (
            <HeaderDropdown key={item.id ?? place} item={item} opensOn={menu.opensOn} path={path} />
          ) : (
            <li key={item.id ?? place}>
              <Link to={item.link} css={entry} aria-current={toHref(item.link) === path ? 'page' : undefined} />
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
