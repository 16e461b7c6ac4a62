import type { SiteConfig } from '#schemas/tenant/site-config.ts'
import { safeUrl } from '#schemas/page/href.ts'
import { Box } from '../box.tsx'
import { Dismiss, goesWhenDismissed } from '../dismiss.tsx'
import { Link } from '../link.tsx'
import type { CssObject } from '../style/style-props.ts'
import * as texts from '../texts.ts'

/** The tenant's announcement. Dismissing is a checkbox without script; a script of the page's frame remembers it for the next page. */
export function AnnouncementBar({ text, url }: SiteConfig['announcement']) {
  if (text.trim() === '') return null
  const href = safeUrl(url)
  return (
    <Box as="aside" aria-label={texts.announcement} data-tone="primary" css={bar}>
      <Box flex="1" textAlign="center" py={2}>
        {href ? (
          <Link href={href} css={link}>
            {text}
          </Link>
        ) : (
          text
        )}
      </Box>
      <Dismiss remembers={text} />
    </Box>
  )
}

const bar: CssObject = {
  display: 'flex',
  alignItems: 'center',
  px: 'gutter',
  bg: 'surface',
  color: 'ink',
  fontSize: 'sm',
  fontWeight: 'medium',
  lineHeight: 'snug',
  ...goesWhenDismissed,
  '@media print': { display: 'none' },
}

const link: CssObject = { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }
