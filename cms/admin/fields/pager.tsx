'use client'

import * as texts from './texts.ts'

interface PagerProps {
  /** Starts at 1. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Pagination of a table. On the first and last page, the inactive button keeps the focus and does nothing. */
export const Pager = ({ page, pages, onPage }: PagerProps) => {
  const steps = [
    { label: texts.previous, to: page - 1 },
    { label: texts.next, to: page + 1 },
  ]
  const [back, on] = steps.map(({ label, to }) => {
    const isOff = to < 1 || to > pages
    return (
      <button
        key={label}
        type="button"
        className="fc-button fc-button--small"
        aria-disabled={isOff}
        onClick={() => (isOff ? undefined : onPage(to))}
      >
        {label}
      </button>
    )
  })
  return (
    <p className="fc-pager">
      {back}
      <span role="status">{texts.pagePageOfPages({ page, pages })}</span>
      {on}
    </p>
  )
}
