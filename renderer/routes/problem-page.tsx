import { toHref } from '#schemas/page/href.ts'
import { problems } from '#schemas/problem.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { Button } from '#blocks/_ui/button.tsx'
import { Field } from '#blocks/_ui/field/field.tsx'
import { Input } from '#blocks/_ui/field/input.tsx'
import { Box } from '#blocks/_ui/box.tsx'
import { HeadingRoot } from '#blocks/_ui/heading-level.tsx'
import { LinkButton } from '#blocks/_ui/link-button.tsx'
import { Section } from '#blocks/_ui/section.tsx'
import * as texts from '../texts.ts'

const stockPath = '/search/new-used-and-demo-cars'

export type PageProblem = 'page-not-found' | 'vehicle-not-found' | 'unexpected'

/** Error page with links: stock search, and the menu's targets. */
export function ProblemPage({ site, code }: { site: Site; code: PageProblem }) {
  const { title, detail } = problems[code]
  const ways = (site.menus.header?.items ?? []).flatMap(({ link }) => {
    const href = toHref(link)
    return href ? [{ href, label: link.label }] : []
  })
  return (
    <HeadingRoot level={1}>
      <Section heading={title} intro={detail} width="narrow" spacing="loose">
        <SearchForm />
        <Box as="ul" display="flex" flexWrap="wrap" gap={3} mt={5}>
          {[{ href: '/', label: texts.home }, ...ways].map(({ href, label }) => (
            <li key={`${href} ${label}`}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </Box>
        <Box mt={6}>
          <LinkButton href={stockPath} variant="secondary">
            {texts.viewAllStock}
          </LinkButton>
        </Box>
      </Section>
    </HeadingRoot>
  )
}

function SearchForm() {
  return (
    <search>
      <Box as="form" action={stockPath} method="get" display="flex" flexWrap="wrap" gap={3} alignItems="flex-end">
        <Box flex="1 1 16rem">
          <Field label={texts.searchOurStock}>
            <Input type="search" name="query" />
          </Field>
        </Box>
        <Button type="submit">{texts.search}</Button>
      </Box>
    </search>
  )
}
