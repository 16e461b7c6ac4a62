import type { Block } from 'payload'
import type { FormSettings } from '#schemas/lead/form-settings.ts'
import { isBlockNode, type BlockNode } from '#schemas/page/block-node.ts'
import { listNodes } from '#schemas/page/walk.ts'
import type { PageDocument } from '#schemas/page/page.ts'
import { type BlockDocs, blockDocs } from './block-docs.ts'
import { checkStoredLayout, type LayoutFinding } from './check-layout.ts'
import { compileBlock } from './compile-payload.ts'
import { type BlockDefinition, listSlots } from './define-block.ts'
import { listNamedFields, type MetaOf } from './field-meta.ts'
import { findMalformedValue, type MalformedValue } from './find-malformed.ts'
import { listFallbackPages } from './fallback-pages.ts'
import { migrateTree } from './migrate.ts'
import { createPageRules } from './page-rules.ts'
import { readProps } from './props.ts'
import { createPageLayout } from './create-page-layout.ts'
import { createLibraryNode, type LibraryEntry, listLibrary } from './library.ts'
import { searchText } from './search-text.ts'
import { findSectionField, readSectionId } from './section-field.ts'
import { createLibrarySearch } from './search-library.ts'
import {
  type BlockIssue,
  findLayoutIssues,
  layoutIssuesByBlock,
  type LayoutRules,
  type ValidationMode,
} from './validate-layout.ts'

/** Functions derived from a list of blocks. Throws for duplicate slugs and for slots that name invalid blocks. */
export function createCatalogue(list: readonly BlockDefinition[]) {
  const bySlug = new Map(list.map((block) => [block.slug, block]))
  const find = (slug: string): BlockDefinition | undefined => bySlug.get(slug)
  const parts = listParts(list)
  const flat = list
    .filter((block) => listSlots(block).length === 0 && !parts.has(block.slug))
    .map((block) => block.slug)
  const owners = listOwners(list)
  const allowed = (meta: MetaOf<'slot'>): readonly string[] => [
    ...(meta.allow === 'any' ? flat : meta.allow),
    ...meta.parts,
    ...(meta.takesItself ? (owners.get(meta) ?? []) : []),
  ]
  const pageRules = createPageRules(list, { allowed, parts })
  const rules: LayoutRules = { find, allowed, placement: pageRules({}) }
  const fallbackPages = listFallbackPages(list)
  const library = listLibrary(list)
  assertSlugs(list)
  assertSlots(list, rules)
  return {
    blockBySlug: find,
    /** Whether a block is only allowed in slots that name it as a part, such as the filters of a search. */
    isPart: (slug: string): boolean => parts.has(slug),
    /** The rules of a page for operations on its blocks, as plain data; of a reusable section if it has no path. */
    listPageRules: pageRules,
    /** For Payload's `config.blocks`; pages and sections refer to them by slug. */
    payloadBlocks: (): Block[] => list.map((block) => compileBlock(block, { allowed })),
    validateLayout: (layout: unknown, mode: ValidationMode): BlockIssue[] => findLayoutIssues(rules, layout, mode),
    /** The same for publishing, one block at a time, so that the caller can yield between blocks. */
    issuesByBlock: (layout: unknown): Iterable<BlockIssue[]> => layoutIssuesByBlock(rules, layout, 'publish'),
    /** The first value that is not a valid block; null if there is none. For a layout within `documentLimits`. */
    findMalformed: (layout: unknown): MalformedValue | null => findMalformedValue(find, layout),
    migrateLayout: (nodes: BlockNode[]): BlockNode[] => migrateTree(find, nodes),
    /** The lead form settings of a stored block at its current version; null if it shows no form. */
    readFormSettings: (node: BlockNode): FormSettings | null => {
      const block = find(node.blockType)
      return block?.formSettings?.(readProps(block, migrateTree(find, [node])[0] ?? node)) ?? null
    },
    /** The default page at a path for sites without their own; null if no block defines one. */
    findFallbackPage: (path: string): PageDocument | null => fallbackPages.get(path) ?? null,
    checkLayout: (layout: unknown): LayoutFinding[] => checkStoredLayout(rules, layout),
    describeBlocks: (): BlockDocs[] => list.map((block) => blockDocs(block, allowed)),
    /** Blocks and presets by category, in the order of the list. */
    library,
    /** The entries of the library that staff mean by a word or two, best first. */
    searchLibrary: createLibrarySearch(library),
    /** A new block as an entry of the library describes it; null for a block that is not in the list. */
    createLibraryNode: (entry: Pick<LibraryEntry, 'slug' | 'preset'>, createId: () => string): BlockNode | null => {
      const block = find(entry.slug)
      return block ? createLibraryNode(block, { preset: entry.preset, createId }) : null
    },
    /** Id of the reusable section that a stored block shows; null if it shows none. */
    readSectionId: (node: BlockNode): number | null => {
      const block = find(node.blockType)
      return block ? readSectionId(block, node) : null
    },
    /** A new block that shows a reusable section. */
    createSectionBlock: (section: number, id: string): BlockNode => {
      for (const block of list) {
        const field = findSectionField(block)
        if (field !== null) return { id, blockType: block.slug, blockVersion: block.version, [field]: section }
      }
      throw new Error('No block shows a reusable section.')
    },
    /** The words that a page shows of its own blocks. */
    countWords: (layout: readonly BlockNode[]): number =>
      listNodes(migrateTree(find, [...layout])).reduce(
        (sum, { node }) => sum + countWordsOf(find(node.blockType), node),
        0,
      ),
    /** The blocks of a new page from those of a page template: at their newest version, with new ids. */
    createPageLayout: (layout: readonly BlockNode[], createId: () => string): BlockNode[] =>
      createPageLayout(migrateTree(find, [...layout]), { find, createId }),
    /** A row's label in the admin, from the form's current values; empty if there is nothing to show. */
    summaryOf: (slug: string, data: unknown): string => {
      const block = find(slug)
      return block ? block.summary(readProps(block, asNode(slug, data))) : ''
    },
  }
}

const countWordsOf = (block: BlockDefinition | undefined, node: BlockNode): number =>
  block ? searchText(block, readProps(block, node)).join(' ').split(/\s+/).filter(Boolean).length : 0

const listParts = (list: readonly BlockDefinition[]): ReadonlySet<string> =>
  new Set(
    list.flatMap(({ props }) => listNamedFields(props).flatMap(({ meta }) => (meta.kind === 'slot' ? meta.parts : []))),
  )

/** The slug of the block that has a slot. */
const listOwners = (list: readonly BlockDefinition[]): ReadonlyMap<MetaOf<'slot'>, readonly string[]> =>
  new Map(
    list.flatMap(({ slug, props }) =>
      listNamedFields(props).flatMap(({ meta }) => (meta.kind === 'slot' ? [[meta, [slug]] as const] : [])),
    ),
  )

const asNode = (slug: string, data: unknown): BlockNode =>
  isBlockNode(data) ? data : { ...(typeof data === 'object' ? data : {}), id: '', blockType: slug }

function assertSlugs(list: readonly BlockDefinition[]): void {
  const slugs = list.map((block) => block.slug)
  const twice = slugs.find((slug, index) => slugs.indexOf(slug) !== index)
  if (twice) throw new Error(`Two blocks share the slug "${twice}".`)
}

/** Payload expands slots by slug recursively. The CMS ends that for `takesItself`, so no other block may be reachable from its own slots. */
function assertSlots(list: readonly BlockDefinition[], { find, allowed }: LayoutRules): void {
  const walk = (block: BlockDefinition, above: readonly string[]): void => {
    const chain = [...above, block.slug]
    if (above.includes(block.slug)) throw new Error(`A block may not hold itself: ${chain.join(' > ')}.`)
    for (const { name, meta } of listNamedFields(block.props)) {
      if (meta.kind !== 'slot') continue
      for (const slug of [...allowed(meta), ...Object.keys(meta.limits), ...meta.startsWith]) {
        const child = find(slug)
        if (!child) throw new Error(`Block "${block.slug}": slot "${name}" names the unknown block "${slug}".`)
        if (child !== block || !meta.takesItself) walk(child, chain)
      }
    }
  }
  for (const block of list) walk(block, [])
}
