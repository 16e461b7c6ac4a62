import { useQuery } from '@tanstack/react-query'
import { toHref } from '#schemas/page/href.ts'
import type { Article } from '#schemas/page/article.ts'
import { articlesQuery } from '../_data/articles.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage } from '../_kit/runtime.tsx'
import { ArticleFacts } from '../_ui/article-facts.tsx'
import { Box } from '../_ui/box.tsx'
import { liftingCard } from '../_ui/card.tsx'
import { Heading } from '../_ui/heading.tsx'
import { Image } from '../_ui/image.tsx'
import { Link } from '../_ui/link.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Section } from '../_ui/section.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import { ArticleLinks } from './article-links.tsx'
import { askedArticles, chosenFilter, shownArticles } from './asked-articles.ts'
import type { blogs } from './block.ts'
import * as texts from './texts.ts'

/** vehicles §2, blogs. Renders nothing without articles. */
export default function Blogs({ settings, ...props }: PropsOf<typeof blogs>) {
  const { path, search } = usePage()
  const { data = [] } = useQuery(articlesQuery(useApi(), askedArticles(props)))
  const shown = shownArticles(data, { path, search, props })
  if (data.every((article) => article.path === path)) return null
  return (
    <Section
      heading={props.heading}
      background={settings.background}
      anchor={settings.anchor}
      action={toHref(props.link) && props.link.label ? <LinkButton to={props.link} variant="secondary" /> : undefined}
    >
      {props.filters ? <ArticleLinks articles={data} chosen={chosenFilter(props, search)} path={path} /> : null}
      {shown.length === 0 ? <Text look="muted">{texts.noneHere}</Text> : null}
      <Box
        as="ul"
        display="grid"
        gridTemplateColumns={shown.length === 3 ? columnsOfThree : columns}
        gap={[4, null, 5]}
        m={0}
        p={0}
        css={plainList}
      >
        {shown.map((article) => (
          <Teaser key={article.path} article={article} />
        ))}
      </Box>
    </Section>
  )
}

function Teaser({ article }: { article: Article }) {
  return (
    <Box as="li" css={liftingCard}>
      {article.picture ? <Image picture={article.picture} alt="" ratio="16/9" sizes={pictureSizes} /> : null}
      <Box p={[4, null, 5]} display="flex" flexDirection="column" gap={2}>
        <Text as="span" look="small">
          <ArticleFacts article={article} />
        </Text>
        <Heading look="sm">
          <Link href={article.path} css={wholeCard}>
            {article.title}
          </Link>
        </Heading>
        {article.description ? <Text look="muted">{article.description}</Text> : null}
      </Box>
    </Box>
  )
}

const columns = 'repeat(auto-fill, minmax(min(100%, max(17rem, 30%)), 1fr))'
/** Three are side by side from tablet size. */
const columnsOfThree = 'repeat(auto-fill, minmax(min(100%, max(13.5rem, 30%)), 1fr))'
const pictureSizes = '(min-width: 64em) 400px, (min-width: 40em) 50vw, 100vw'
const plainList = { listStyle: 'none' } as const
const wholeCard: CssObject = {
  color: 'ink',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: 'link' },
}
