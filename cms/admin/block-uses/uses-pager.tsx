import { Link } from '../next.ts'
import * as texts from './texts.ts'

interface Props {
  page: number
  last: number
  /** Number of entries before this page. */
  first: number
  /** Most entries on a page. */
  most: number
  count: number
  address: string
}

/** Leads through a list of several pages; nothing for a short one. */
export function UsesPager({ page, last, first, most, count, address }: Props) {
  if (last === 1) return null
  return (
    <nav className="fc-blocks__pages" aria-label={texts.pagesOfUses}>
      {page > 1 ? (
        <Link href={`${address}?page=${page - 1}`} prefetch={false}>
          {texts.previous}
        </Link>
      ) : null}
      <span>{texts.rangeOfUses({ from: first + 1, to: Math.min(first + most, count), count })}</span>
      {page < last ? (
        <Link href={`${address}?page=${page + 1}`} prefetch={false}>
          {texts.next}
        </Link>
      ) : null}
    </nav>
  )
}
