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

/** The separator stands in the padding: an entry has its size as soon as its words arrive, and a browser may draw what it has read so far. */
const withSeparator: CssObject = {
  position: 'relative',
  pr: 4,
  '& > svg': { position: 'absolute', right: 0, top: '50%', transform: 'translateY(-50%)' },
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={texts.breadcrumb}>
      <Box as="ol" display="flex" flexWrap="wrap" alignItems="center" gap={1} fontSize="sm" color="muted">
        {crumbs.map(({ label, href }, place) => {
          const isLast = place === crumbs.length - 1
          return (
            <Box as="li" key={`${href ?? ''} ${label}`} minWidth={0} css={isLast ? undefined : withSeparator}>
              {href === undefined ? (
                <Box as="span" aria-current="page" color="ink">
                  {label}
                </Box>
              ) : (
                <Link href={href} css={linkStyle}>
                  {label}
                </Link>
              )}
              {isLast ? null : <Icon name="chevronRight" size={14} />}
            </Box>
          )
        })}
      </Box>
    </nav>
  )
}
