import { useConfig } from '@payloadcms/ui'
import { z } from 'zod'
import { createPageLayout, pageTemplates } from '#blocks/index.ts'
import { type BlockNode, blockNode } from '#schemas/page/block-node.ts'
import { copyNodes } from '#schemas/page/operations/clipboard.ts'
import { fillInPageTitle } from '#schemas/page/words-to-replace.ts'
import { isInherited } from '../../inheritance/inherited-collections.ts'
import { useReferences } from '../canvas/clipboard/use-references.ts'
import { makeId } from '../canvas/edit/make-block.ts'
import type { TemplateChoice } from './template-choice.ts'

const stored = z.object({ layout: z.array(blockNode).nullish() })

export interface TemplateLayout {
  layout: BlockNode[]
  /** Documents of the template that the site does not have. Their fields are empty. */
  missing: string[]
}

interface NewPage {
  title: string
  site: number
}

/** The blocks that a new page starts with, with new ids; null if the page that was chosen cannot be read. */
export function useTemplateLayout(): (choice: TemplateChoice, page: NewPage) => Promise<TemplateLayout | null> {
  const { config } = useConfig()
  const references = useReferences()

  const readOwn = async (choice: TemplateChoice & { kind: 'own' }, site: number): Promise<TemplateLayout | null> => {
    const address = `${config.serverURL}${config.routes.api}/pages/${choice.id}?draft=true&depth=0`
    const response = await fetch(address).catch(() => null)
    const body: unknown = response?.ok ? await response.json().catch(() => null) : null
    const page = stored.safeParse(body).data
    if (!page) return null
    const copies = copyNodes(page.layout ?? [], makeId)
    if (!choice.isOfTemplate) return { layout: copies, missing: [] }
    const known = await references.read(copies)
    const { nodes, missing } = await references.map(copies, { to: site, references: known, isShared: isInherited })
    return { layout: nodes, missing }
  }

  return async (choice, { title, site }) => {
    if (choice.kind === 'blank') return { layout: [], missing: [] }
    if (choice.kind === 'shipped') {
      const template = pageTemplates.find(({ name }) => name === choice.name)
      const layout = createPageLayout(template?.layout ?? [], makeId)
      return { layout: fillInPageTitle(layout, title), missing: [] }
    }
    const own = await readOwn(choice, site)
    return own && { ...own, layout: fillInPageTitle(own.layout, title) }
  }
}
