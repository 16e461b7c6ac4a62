import type { MouseEvent } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { pageSteps } from './page-steps.ts'
import { styleClass } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'
import * as texts from './texts.ts'

interface PaginationProps {
  page: number
  pages: number
  hrefFor: (page: number) => string
  /** Called on a plain click, for client-side paging; call `preventDefault` then. */
  onSelect?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void
}

export function Pagination({ page, pages, hrefFor, onSelect }: PaginationProps) {
  if (pages < 2) return null
  const linkTo = (target: number) => ({
    href: hrefFor(target),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onSelect?.(target, event)
    },
  })
  return (
    <nav aria-label={texts.pages}>
      <ul className={styleClass(list)}>
        {page > 1 ? (
          <li>
            <Link {...linkTo(page - 1)} rel="prev" aria-label={texts.previousPage} css={step}>
              <Icon name="chevronLeft" />
            </Link>
          </li>
        ) : null}
        {pageSteps(page, pages).map((target, place) => (
          <li key={target ?? `gap-${place < 3 ? 'before' : 'after'}`}>
            {target === null ? (
              <span aria-hidden="true" className={styleClass(gap)}>
                …
              </span>
            ) : (
              <Link
                {...linkTo(target)}
                aria-label={texts.pageTarget({ target })}
                aria-current={target === page ? 'page' : undefined}
                css={step}
              >
                {target}
              </Link>
            )}
          </li>
        ))}
        {page < pages ? (
          <li>
            <Link {...linkTo(page + 1)} rel="next" aria-label={texts.nextPage} css={step}>
              <Icon name="chevronRight" />
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

const list: CssObject = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: [0, 1],
}
const gap: CssObject = { px: 2, color: 'muted' }
const step: CssObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: ['2.25rem', 'tap'],
  minHeight: 'tap',
  px: 1,
  borderRadius: 'md',
  color: 'ink',
  textDecoration: 'none',
  fontWeight: 'medium',
  '&:hover': { bg: 'surfaceSunken' },
  '&[aria-current=page]': { bg: 'primary', color: 'onPrimary' },
}
