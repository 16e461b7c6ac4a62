import { Box } from './box.tsx'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import type { CssObject } from './style/style-props.ts'
import * as texts from './texts.ts'

export interface Crumb {
  label: string
  /** The last entry, the page itself, has none. */
  href?: string
}

const linkStyle: CssObject = {
  color: 'muted',
  textDecoration: 'none',
  '&:hover': { color: 'link', textDecoration: 'underline' },
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={texts.breadcrumb}>
      <Box as="ol" display="flex" flexWrap="wrap" alignItems="center" gap={1} fontSize="sm" color="muted">
        {crumbs.map(({ label, href }, place) => (
          <Box as="li" key={`${href ?? ''} ${label}`} display="flex" alignItems="center" gap={1} minWidth={0}>
            {place > 0 ? <Icon name="chevronRight" size={14} /> : null}
            {href === undefined ? (
              <Box as="span" aria-current="page" color="ink">
                {label}
              </Box>
            ) : (
              <Link href={href} css={linkStyle}>
                {label}
              </Link>
            )}
          </Box>
        ))}
      </Box>
    </nav>
  )
}
