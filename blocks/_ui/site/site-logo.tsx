import type { Site } from '#schemas/tenant/site.ts'
import { imageUrl } from '../image-url.ts'
import { styleClass } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'

/** The way home: the tenant's logo, or its name where it has none. */
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
          className={styleClass(picture)}
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

const picture: CssObject = {
  width: 'auto',
  height: 'auto',
  maxHeight: ['2.25rem', null, null, '2.75rem'],
  maxWidth: ['min(10rem, 100%)', null, '14rem'],
  objectFit: 'contain',
  // A logo is drawn for the ground that the site has under it.
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', bg: 'surface' },
}
