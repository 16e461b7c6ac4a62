import type { Media } from '#schemas/media/media.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { imageUrl } from '../image-url.ts'
import { derivedClass, styleClass } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'
import { tokenName } from '../style/tokens.ts'

/** Link to the home page: the tenant's logo, or its name without one. */
export function SiteLogo({ site }: { site: Pick<Site, 'name' | 'logo'> }) {
  const { logo, name } = site
  return (
    <a href="/" className={styleClass(link)} aria-label={`${name}, home`}>
      {logo ? (
        <img
          src={imageUrl(logo.url, 480)}
          alt=""
          width={logo.width}
          height={logo.height}
          className={pictureClass(logo)}
        />
      ) : (
        name
      )}
    </a>
  )
}

const link: CssObject = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  minWidth: 0,
  mr: [null, null, 3],
  flex: ['1 1 5rem', null, null, 'none'],
  color: 'inherit',
  fontFamily: 'heading',
  fontWeight: 'bold',
  fontSize: ['lg', null, 'xl'],
  lineHeight: 'tight',
  letterSpacing: 'tight',
  textDecoration: 'none',
}

/** In rem: the header's space for a logo on phones and desktops; a laptop's menu leaves the width of a phone's. */
const room = { phone: { width: 10, height: 2.25 }, desk: { width: 14, height: 2.75 } } as const

/** The width is computed from the picture's ratio, so that the menu does not move while the logo loads. */
const pictureClass = ({ width, height }: Pick<Media, 'width' | 'height'>): string =>
  derivedClass(['logo', width, height], () => {
    const within = (most: { width: number; height: number }) =>
      `min(${width}px, ${Math.min(most.width, Math.round(((most.height * width) / height) * 100) / 100)}rem)`
    return {
      width: [
        within(room.phone),
        null,
        within({ ...room.phone, width: room.desk.width }),
        within({ ...room.desk, width: room.phone.width }),
        within(room.desk),
      ],
      height: 'auto',
      maxWidth: '100%',
      // A logo is designed for the site's background, even if a browser forces dark mode or the system chooses the colours.
      bg: 'surface',
      outline: `0.25rem solid var(${tokenName('colors', 'surface')})`,
      borderRadius: 'sm',
      colorScheme: 'only light',
      '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
    }
  })
