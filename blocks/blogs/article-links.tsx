import { toSlug } from '#schemas/lib/slug.ts'
import type { Article, ArticleFilter } from '#schemas/page/article.ts'
import { Box } from '../_ui/box.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import * as texts from './texts.ts'

interface ArticleLinksProps {
  articles: readonly Article[]
  chosen: ArticleFilter
  path: string
}

/** All, then each category, then each author. Renders nothing where there is nothing to choose. */
export function ArticleLinks({ articles, chosen, path }: ArticleLinksProps) {
  const valuesOf = (name: keyof ArticleFilter) => [...new Set(articles.map((each) => each[name]).filter(Boolean))]
  const entries = (['category', 'author'] as const).flatMap((name) =>
    valuesOf(name).map((label) => ({
      label,
      href: `${path}?${name}=${toSlug(label)}`,
      isChosen: toSlug(chosen[name]) === toSlug(label),
    })),
  )
  if (entries.length === 0) return null
  const all = { label: texts.all, href: path, isChosen: !entries.some(({ isChosen }) => isChosen) }
  return (
    <Box as="nav" aria-label={texts.filterArticles} mb={5}>
      <Box as="ul" display="flex" flexWrap="wrap" gap={2} m={0} p={0} css={{ listStyle: 'none' }}>
        {[all, ...entries].map(({ label, href, isChosen }) => (
          <li key={href}>
            <LinkButton
              href={href}
              size="sm"
              variant={isChosen ? 'primary' : 'secondary'}
              aria-current={isChosen ? 'true' : undefined}
            >
              {label}
            </LinkButton>
          </li>
        ))}
      </Box>
    </Box>
  )
}
