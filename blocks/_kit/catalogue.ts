import type { Block } from 'payload'
import type { FormSettings } from '#schemas/lead/form-settings.ts'
import { isBlockNode, type BlockNode } from '#schemas/page/block-node.ts'
import type { PageDocument } from '#schemas/page/page.ts'
import { type BlockDocs, blockDocs } from './block-docs.ts'
import { checkStoredLayout, type LayoutFinding } from './check-layout.ts'
import { compileBlock } from './compile-payload.ts'
import { type BlockDefinition, slotsOf } from './define-block.ts'
import { fieldsOf, type MetaOf } from './field-meta.ts'
import { findMalformedValue, type MalformedValue } from './find-malformed.ts'
import { listFallbackPages } from './fallback-pages.ts'
import { migrateTree } from './migrate.ts'
import { readProps } from './props.ts'
import {
  type BlockIssue,
  findLayoutIssues,
  layoutIssuesByBlock,
  type LayoutRules,
  type ValidationMode,
} from './validate-layout.ts'

/** Everything that follows from a list of blocks. Throws when two share a slug, or a slot names what cannot stand in it. */
export function catalogueOf(list: readonly BlockDefinition[]) {
  const bySlug = new Map(list.map((block) => [block.slug, block]))
  const find = (slug: string): BlockDefinition | undefined => bySlug.get(slug)
  const parts = partsOf(list)
  const flat = list.filter((block) => slotsOf(block).length === 0 && !parts.has(block.slug)).map((block) => block.slug)
  const allowed = ({ allow, parts: own }: MetaOf<'slot'>): readonly string[] => [
    ...(allow === 'any' ? flat : allow),
    ...own,
  ]
  const rules: LayoutRules = { find, allowed }
  const fallbackPages = listFallbackPages(list)
  assertSlugs(list)
  assertSlots(list, rules)
  return {
    blockBySlug: find,
    /** Whether a block stands only in the slots that name it as their part, such as the filters of a search. */
    isPart: (slug: string): boolean => parts.has(slug),
    /** For Payload's `config.blocks`; pages and sections refer to them by slug. */
    payloadBlocks: (): Block[] => list.map((block) => compileBlock(block, { allowed })),
    validateLayout: (layout: unknown, mode: ValidationMode): BlockIssue[] => findLayoutIssues(rules, layout, mode),
    /** The same for publishing, one block at a time, for a caller who lets other work run in between. */
    issuesByBlock: (layout: unknown): Iterable<BlockIssue[]> => layoutIssuesByBlock(rules, layout, 'publish'),
    /** The first value that cannot be read as blocks at all; null where there is none. For a layout within `documentLimits`. */
    findMalformed: (layout: unknown): MalformedValue | null => findMalformedValue(find, layout),
    migrateLayout: (nodes: BlockNode[]): BlockNode[] => migrateTree(find, nodes),
    /** The settings of the lead form that a stored block shows, read at its current version; null where it shows none. */
    readFormSettings: (node: BlockNode): FormSettings | null => {
      const block = find(node.blockType)
      return block?.formSettings?.(readProps(block, migrateTree(find, [node])[0] ?? node)) ?? null
    },
    /** The page that a site shows at a path while it has none of its own; null where no block defines one. */
    findFallbackPage: (path: string): PageDocument | null => fallbackPages.get(path) ?? null,
    checkLayout: (layout: unknown): LayoutFinding[] => checkStoredLayout(rules, layout),
    describeBlocks: (): BlockDocs[] => list.map((block) => blockDocs(block, allowed)),
    /** A row's label in the admin, from whatever the form holds just now; empty where there is nothing to say. */
    summaryOf: (slug: string, data: unknown): string => {
      const block = find(slug)
      return block ? block.summary(readProps(block, asNode(slug, data))) : ''
    },
  }
}

const partsOf = (list: readonly BlockDefinition[]): ReadonlySet<string> =>
  new Set(list.flatMap(({ props }) => fieldsOf(props).flatMap(({ meta }) => (meta.kind === 'slot' ? meta.parts : []))))

const asNode = (slug: string, data: unknown): BlockNode =>
  isBlockNode(data) ? data : { ...(typeof data === 'object' ? data : {}), id: '', blockType: slug }

function assertSlugs(list: readonly BlockDefinition[]): void {
  const slugs = list.map((block) => block.slug)
  const twice = slugs.find((slug, index) => slugs.indexOf(slug) !== index)
  if (twice) throw new Error(`Two blocks share the slug "${twice}".`)
}

/** Payload walks slots by slug without end, so no block may be reachable from its own slots. */
function assertSlots(list: readonly BlockDefinition[], { find, allowed }: LayoutRules): void {
  const walk = (block: BlockDefinition, above: readonly string[]): void => {
    const chain = [...above, block.slug]
    if (above.includes(block.slug)) throw new Error(`A block may not hold itself: ${chain.join(' > ')}.`)
    for (const { name, meta } of fieldsOf(block.props)) {
      if (meta.kind !== 'slot') continue
      for (const slug of [...allowed(meta), ...Object.keys(meta.limits), ...meta.startsWith]) {
        const child = find(slug)
        if (!child) throw new Error(`Block "${block.slug}": slot "${name}" names the unknown block "${slug}".`)
        walk(child, chain)
      }
    }
  }
  for (const block of list) walk(block, [])
}
