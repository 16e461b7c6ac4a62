import { Fragment, type ReactNode } from 'react'
import { formatDay } from '#schemas/lib/day.ts'
import { toSlug } from '#schemas/lib/slug.ts'
import type { PageArticle } from '../_kit/runtime.tsx'
import { Link } from './link.tsx'
import * as texts from './texts.ts'

interface ArticleFactsProps {
  article: Omit<PageArticle, 'date'> & { date: string | null }
  /** The page that lists the articles of a category or an author; without one they are no links. */
  listPath?: string | undefined
}

/** "1 November 2026 · Towing · by Sam Lee · 3 min read", as far as it is known. */
export function ArticleFacts({ article: { date, category, author, minutes }, listPath }: ArticleFactsProps) {
  const linked = (name: 'category' | 'author', value: string) =>
    listPath === undefined ? value : <Link href={`${listPath}?${name}=${toSlug(value)}`}>{value}</Link>
  const facts: Record<string, ReactNode> = {
    date: date && <time dateTime={date}>{formatDay(date, 'day')}</time>,
    category: category && linked('category', category),
    author: author && (
      <>
        {texts.by} {linked('author', author)}
      </>
    ),
    minutes: minutes && texts.minutesToRead({ minutes }),
  }
  const known = Object.entries(facts).filter(([, fact]) => Boolean(fact))
  return known.map(([name, fact], index) => (
    <Fragment key={name}>
      {index > 0 ? ' · ' : null}
      {fact}
    </Fragment>
  ))
}
