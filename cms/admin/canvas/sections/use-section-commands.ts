import { useConfig } from '@payloadcms/ui'
import { createSectionBlock, readSectionId } from '#blocks/index.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { copyNodes } from '#schemas/page/operations/clipboard.ts'
import type { Operation } from '#schemas/page/operations/operation.ts'
import type { SavedSection } from '#schemas/page/saved-section.ts'
import { isSharedByPlatform } from '#schemas/tenant/platform-template.ts'
import { isInherited } from '../../../inheritance/inherited-collections.ts'
import { useSiteId } from '../../stock/use-site.ts'
import type { Question } from '../ask/question.ts'
import { useReferences } from '../clipboard/use-references.ts'
import { makeId } from '../edit/make-block.ts'
import type { AddTarget, Commands } from '../edit/make-commands.ts'
import type { EditHistory } from '../edit/use-editing.ts'
import type { FormLayout } from '../edit/use-form-layout.ts'
import { findBlock, listRoots } from '../tree/find-block.ts'
import { fetchSavedSections } from './call-sections.ts'
import { listReplacements } from './list-replacements.ts'
import { passOnSettings } from './pass-on-settings.ts'
import * as texts from '../texts.ts'

export interface SectionCommands {
  /** Asks for a name and a scope, and stores the selected blocks. */
  saveSection: () => void
  /** Replaces the selected section by a copy of its blocks; null if no section alone is selected. */
  detach: (() => Promise<void>) | null
  /** Inserts blocks of a section with new ids. */
  insertCopy: (section: SavedSection, target: AddTarget) => Promise<void>
}

interface SectionsInput {
  layout: BlockNode[]
  form: FormLayout
  selected: readonly string[]
  editing: EditHistory
  commands: Commands
  select: (ids: readonly string[]) => void
  say: (words: string, isProblem?: boolean) => void
  ask: (question: Question) => void
}

/** Saved sections: made of selected blocks, inserted as a copy, and turned into blocks of the page again. */
export function useSectionCommands({
  layout,
  form,
  selected,
  editing,
  commands,
  select,
  say,
  ask,
}: SectionsInput): SectionCommands {
  const { config } = useConfig()
  const api = `${config.serverURL}${config.routes.api}`
  const site = useSiteId()
  const references = useReferences()

  /** A copy with the documents of this site; asks first if some are missing. */
  const withCopy = async ({ scope, layout: nodes }: SavedSection, use: (nodes: BlockNode[]) => void) => {
    const copies = copyNodes(nodes, makeId)
    if (site === null || scope === 'site') return use(copies)
    const isShared = scope === 'template' ? isInherited : isSharedByPlatform
    const known = await references.read(copies)
    const mapped = await references.map(copies, { to: site, references: known, isShared })
    if (mapped.missing.length === 0) return use(mapped.nodes)
    return ask({ kind: 'missing', missing: mapped.missing, onInsert: () => use(mapped.nodes) })
  }

  const run = (operations: Operation[], words: { name: string; done: string; selects: readonly string[] }) => {
    if (!editing.run(operations, words.name)) return
    select(words.selects)
    say(words.done)
  }

  const saveSection = () => {
    const nodes = listRoots(layout, selected)
    if (nodes.length === 0 || site === null) return
    const ids = nodes.map(({ id }) => id)
    const replaceBy = (section: number) =>
      listReplacements(form.read(), { ids, by: [createSectionBlock(section, makeId())] })
    const trial = replaceBy(0)
    ask({
      kind: 'section',
      site,
      nodes: copyNodes(nodes, makeId),
      replaceRefusal: trial === null ? texts.blocksAreNotTogether : editing.findRefusal(trial),
      onSaved: ({ id, name, isReplaced }) => {
        const operations = isReplaced ? replaceBy(id) : null
        if (!operations)
          return say(isReplaced ? texts.sectionSavedBlocksStay({ name }) : texts.sectionSaved({ name }), isReplaced)
        const first = operations.flatMap((each) => (each.type === 'replace' ? [each.node.id] : []))
        run(operations, { name: texts.saveAsSection, done: texts.sectionSavedAndShown({ name }), selects: first })
      },
    })
  }

  const only = selected.length === 1 && selected[0] !== undefined ? findBlock(layout, selected[0]) : null
  const shown = only ? readSectionId(only.node) : null

  const detach = async (block: BlockNode, section: number) => {
    const known = site === null ? null : await fetchSavedSections(api, site)
    const found = known?.sections.find(({ id }) => id === section)
    if (!found) return say(known ? texts.sectionIsNotPublished : texts.sectionsNotLoaded, true)
    await withCopy(found, (copies) => {
      const nodes = passOnSettings(block, copies)
      if (nodes === null) return say(texts.rulesOfVisibilityDiffer, true)
      const operations = listReplacements(form.read(), { ids: [block.id], by: nodes })
      if (operations === null) return say(texts.blockIsGone, true)
      run(operations, {
        name: texts.detach,
        done: texts.sectionDetached({ name: found.name, count: nodes.length }),
        selects: nodes.map(({ id }) => id),
      })
    })
  }

  return {
    saveSection,
    detach: only && shown !== null ? () => detach(only.node, shown) : null,
    insertCopy: (section, target) => withCopy(section, (nodes) => commands.insert(nodes, target)),
  }
}
