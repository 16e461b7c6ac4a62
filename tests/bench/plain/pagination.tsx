import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import { searchToParams } from '#schemas/vehicle/search-url.ts'
import { Icon } from './icon.tsx'

interface PaginationProps {
  path: string
  search: SearchQuery
  pages: number
}

export function Pagination({ path, search, pages }: PaginationProps) {
  if (pages < 2) return null
  const { page } = search
  const hrefFor = (page: number) => {
    const query = searchToParams({ ...search, page, scope: {} }).toString()
    return query === '' ? path : `${path}?${query}`
  }
  return (
    <nav aria-label="Pages">
      <ul className="part:pageList">
        {page > 1 ? (
          <li>
            <a href={hrefFor(page - 1)} rel="prev" aria-label="Previous page" className="part:pageLink">
              <Icon name="chevronLeft" />
            </a>
          </li>
        ) : null}
        {Array.from({ length: pages }, (_, index) => index + 1).map((target) => (
          <li key={target}>
            <a
              href={hrefFor(target)}
              aria-label={`Page ${target}`}
              aria-current={target === page ? 'page' : undefined}
              className="part:pageLink"
            >
              {target}
            </a>
          </li>
        ))}
        {page < pages ? (
          <li>
            <a href={hrefFor(page + 1)} rel="next" aria-label="Next page" className="part:pageLink">
              <Icon name="chevronRight" />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
