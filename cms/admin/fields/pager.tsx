'use client'

interface PagerProps {
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Leads through the pages of a table. At its ends a button keeps the focus, and does nothing. */
export const Pager = ({ page, pages, onPage }: PagerProps) => {
  const steps = [
    { label: 'Previous', to: page - 1 },
    { label: 'Next', to: page + 1 },
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
      <span role="status">
        Page {page} of {pages}
      </span>
      {on}
    </p>
  )
}
