import type { Menu } from '#schemas/menu/menu.ts'
import { hrefOf } from '#schemas/page/href.ts'
import { Icon } from '../icon.tsx'
import { imageUrl } from '../image-url.ts'
import { Link } from '../link.tsx'
import { styleClass } from '../style/style-class.ts'
import {
  dropdown,
  entry,
  listPanel,
  opensOnHover,
  overview,
  panelLink,
  tile,
  tileMark,
  tilesPanel,
} from './header-menu-style.ts'

type MenuItem = Menu['items'][number]

interface HeaderDropdownProps {
  item: MenuItem
  opensOn: Menu['opensOn']
  path: string
}

/** An entry with entries. The browser's own disclosure: those of one name close each other. */
export function HeaderDropdown({ item, opensOn, path }: HeaderDropdownProps) {
  const isTiles = item.display === 'tiles'
  const own = hrefOf(item.link)
  const hasOverview = item.children.some((child) => hrefOf(child.link) === own)
  return (
    <li className={styleClass(opensOn === 'hover' ? opensOnHover[item.display] : dropdown[item.display])}>
      <details name="site-menu">
        <summary className={styleClass(entry)}>
          {item.link.label}
          <Icon name="chevronDown" size={16} />
        </summary>
        <div className={styleClass(isTiles ? tilesPanel : listPanel)}>
          <ul className="">
            {item.children.map((child, place) => (
              <li key={child.id ?? place}>
                <Link
                  to={child.link}
                  css={isTiles ? tile : panelLink}
                  aria-current={hrefOf(child.link) === path ? 'page' : undefined}
                >
                  {isTiles ? <TileMark image={child.image} label={child.link.label} /> : null}
                  {child.link.label}
                </Link>
              </li>
            ))}
          </ul>
          {own && !hasOverview ? (
            <Link to={item.link} css={overview}>
              All {item.link.label}
              <Icon name="arrowRight" size={16} />
            </Link>
          ) : null}
        </div>
      </details>
    </li>
  )
}

/** A brand's logo, or where there is none its first letter. */
function TileMark({ image, label }: { image: MenuItem['image']; label: string }) {
  return (
    <span className={styleClass(tileMark)} aria-hidden="true">
      {image ? (
        <img src={imageUrl(image.url, 320)} alt="" width={image.width} height={image.height} loading="lazy" />
      ) : (
        label.charAt(0)
      )}
    </span>
  )
}
