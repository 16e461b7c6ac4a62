import type { Menu } from '#schemas/menu/menu.ts'
import { hrefOf } from '#schemas/page/href.ts'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { styleClass } from '../style/style-class.ts'
import { HeaderDropdown } from './header-dropdown.tsx'
import { closeButton, entry, list, nav } from './header-menu-style.ts'

interface HeaderMenuProps {
  id: string
  menu: Menu
  path: string
}

/**
 * The tenant's main menu. On a wide screen a row with dropdowns; on a narrow one the same list is a panel that the menu button opens,
 * by the browser's popover, so the markup is there once and nothing needs script.
 */
export function HeaderMenu({ id, menu, path }: HeaderMenuProps) {
  return (
    <nav id={id} popover="auto" aria-label="Main" className={styleClass(nav)}>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label="Close menu"
        className={styleClass(closeButton)}
      >
        <Icon name="close" size={26} />
      </button>
      <ul className={styleClass(list)}>
        {menu.items.map((item, place) =>
          item.children.length > 0 ? (
            <HeaderDropdown key={item.id ?? place} item={item} opensOn={menu.opensOn} path={path} />
          ) : (
            <li key={item.id ?? place}>
              <Link to={item.link} css={entry} aria-current={hrefOf(item.link) === path ? 'page' : undefined} />
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
