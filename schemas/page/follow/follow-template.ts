import { type BlockNode, isBlockNode } from '../block-node.ts'
import { mergeDocuments } from '../merge.ts'
import type { PageRules } from '../operations/page-rules.ts'
import { type FollowState, pickFollowed, type SetAside } from './following.ts'
import { mergeTrees } from './merge-trees.ts'

interface FollowTemplateInput {
  /** The site's page. Fields that were not read are not merged. */
  own: object
  following: FollowState
  /** The template's page as it is now. */
  template: object
  rules: PageRules
  /** Whether a block can be published. Where the site's and the template's fields do not fit together, the site's block is shown. */
  isComplete?: (node: BlockNode) => boolean
}

export interface FollowedPage {
  /** The fields of the page as the site shows it. */
  content: Record<string, unknown>
  setAside: SetAside[]
}

/** A site's page as it is shown: the site's fields and blocks where it has its own, and its template's everywhere else. */
export function followTemplate({
  own,
  following,
  template,
  rules,
  isComplete = () => true,
}: FollowTemplateInput): FollowedPage {
  const mine = pickFollowed(own)
  const { value } = mergeDocuments({
    base: withEveryField(withoutLayout(following.base), mine),
    mine: withoutLayout(mine),
    theirs: withoutLayout(pickFollowed(template)),
    decide: () => 'mine',
  })
  if (!('layout' in mine)) return { content: value, setAside: following.setAside }
  const { layout, setAside } = mergeTrees(
    {
      base: readLayout(following.base),
      own: readLayout(own),
      template: readLayout(template),
      setAside: following.setAside,
      isComplete,
    },
    rules,
  )
  return { content: { ...value, layout }, setAside }
}

/** A field that is newer than the stored base was empty then. */
const withEveryField = (base: Record<string, unknown>, { layout: _layout, ...mine }: Record<string, unknown>) => ({
  ...Object.fromEntries(Object.keys(mine).map((name) => [name, null])),
  ...base,
})

const withoutLayout = ({ layout: _layout, ...rest }: Record<string, unknown>): Record<string, unknown> => rest

const readLayout = (page: { layout?: unknown }) => (Array.isArray(page.layout) ? page.layout.filter(isBlockNode) : [])
