import type { Menu } from '#schemas/menu/menu.ts'
import { toHref } from '#schemas/page/href.ts'
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
  textTilesPanel,
  tile,
  tileMark,
  tileMarkWithPicture,
  tilePicture,
  tilesPanel,
  tileText,
} from './header-menu-style.ts'
import * as texts from '../texts.ts'

type MenuItem = Menu['items'][number]

interface HeaderDropdownProps {
  item: MenuItem
  opensOn: Menu['opensOn']
  path: string
}

/** A menu entry with a submenu. Native disclosures with the same name close each other. */
export function HeaderDropdown({ item, opensOn, path }: HeaderDropdownProps) {
  const isTiles = item.display === 'tiles'
  const hasTexts = isTiles && item.children.some(({ text }) => text !== '')
  const own = toHref(item.link)
  const hasOverview = item.children.some((child) => toHref(child.link) === own)
  return (
    <li className={styleClass(opensOn === 'hover' ? opensOnHover[item.display] : dropdown[item.display])}>
      <details name="site-menu">
        <summary className={styleClass(entry)}>
          {item.link.label}
          <Icon name="chevronDown" size={16} />
        </summary>
        <div className={styleClass(hasTexts ? textTilesPanel : isTiles ? tilesPanel : listPanel)}>
          <ul className="">
            {item.children.map((child, place) => (
              <li key={child.id ?? place}>
                <Link
                  to={child.link}
                  css={isTiles ? tile : panelLink}
                  aria-current={toHref(child.link) === path ? 'page' : undefined}
                >
                  {isTiles ? <TileMark image={child.image} label={child.link.label} isLarge={hasTexts} /> : null}
                  <span>{child.link.label}</span>
                  {isTiles && child.text ? <span className={styleClass(tileText)}>{child.text}</span> : null}
                </Link>
              </li>
            ))}
          </ul>
          {own && !hasOverview ? (
            <Link to={item.link} css={overview}>
              {texts.allLabel({ label: item.link.label })}
              <Icon name="arrowRight" size={16} />
            </Link>
          ) : null}
        </div>
      </details>
    </li>
  )
}

/** A brand's logo on its plate or a model's picture; without one, the first letter. */
function TileMark({ image, label, isLarge }: { image: MenuItem['image']; label: string; isLarge: boolean }) {
  const look = isLarge && image ? tilePicture : image ? tileMarkWithPicture : tileMark
  return (
    <span className={styleClass(look)} aria-hidden="true">
      {image ? (
        <img src={imageUrl(image.url, 320)} alt="" width={image.width} height={image.height} loading="lazy" />
      ) : (
        label.charAt(0)
      )}
    </span>
  )
}
