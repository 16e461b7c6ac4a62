import type { ModelCategory } from '#schemas/model/model-categories.ts'
import { Box } from '../_ui/box.tsx'
import { styleClass } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import * as texts from './texts.ts'

interface CategoryButtonsProps {
  categories: readonly ModelCategory[]
  /** Empty for all. */
  chosen: string
  path: string
  onChoose: (href: string) => void
}

/** Links, so that they work without script and open in another tab; with script they change the address without loading the page. */
export function CategoryButtons({ categories, chosen, path, onChoose }: CategoryButtonsProps) {
  const entries = [{ slug: '', label: texts.all }, ...categories]
  return (
    <Box as="nav" aria-label={texts.filterByBody} mb={5}>
      <Box as="ul" role="list" display="flex" flexWrap="wrap" gap={2}>
        {entries.map(({ slug, label }) => {
          const href = slug ? `${path}?body=${encodeURIComponent(slug)}` : path
          return (
            <li key={slug}>
              <a
                href={href}
                className={styleClass(button)}
                aria-current={slug === chosen ? 'true' : undefined}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  if (slug !== chosen) onChoose(href)
                }}
              >
                {label}
              </a>
            </li>
          )
        })}
      </Box>
    </Box>
  )
}

const button: CssObject = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  px: 4,
  border: 'thin',
  borderRadius: 'pill',
  bg: 'surfaceRaised',
  color: 'ink',
  fontWeight: 'semibold',
  textDecoration: 'none',
  '&:hover': { borderColor: 'lineStrong' },
  '&[aria-current]': { bg: 'action', color: 'onAction', borderColor: 'action' },
}
