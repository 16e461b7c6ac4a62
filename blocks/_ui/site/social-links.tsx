import type { SiteConfig } from '#schemas/tenant/site-config.ts'
import { safeUrl } from '#schemas/page/href.ts'
import { AnyIcon } from '../any-icon.tsx'
import { Inline } from '../inline.tsx'
import { styleClass } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'

const networks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  x: 'X',
} as const satisfies Record<keyof SiteConfig['social'], string>

const names = Object.keys(networks).filter((name): name is keyof typeof networks => name in networks)

/** The tenant's social media pages; missing ones are omitted. */
export function SocialLinks({ social, name }: { social: SiteConfig['social']; name: string }) {
  const links = names.flatMap((network) => {
    const href = safeUrl(social[network])
    return href ? [{ network, href }] : []
  })
  if (links.length === 0) return null
  return (
    <Inline as="ul" gap={1} mt={4}>
      {links.map(({ network, href }) => (
        <li key={network}>
          <a href={href} rel="noopener me" aria-label={`${name} on ${networks[network]}`} className={styleClass(style)}>
            <AnyIcon name={network} size={22} />
          </a>
        </li>
      ))}
    </Inline>
  )
}

const style: CssObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  size: 'tap',
  color: 'inherit',
  borderRadius: 'md',
  '&:hover': { bg: 'surfaceSunken' },
}
