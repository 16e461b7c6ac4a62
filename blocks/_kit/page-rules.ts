import { documentLimits } from '#schemas/page/document-limits.ts'
import type { BlockRules, PageRules, SlotCondition, SlotRules } from '#schemas/page/operations/page-rules.ts'
import { isLocationPattern } from '#schemas/location/location-path.ts'
import { isBrandPage, isModelPage } from '#schemas/model/range-pages.ts'
import { pagesByQuery } from '#schemas/vehicle/vehicle-in-query.ts'
import type { BlockDefinition, BlockNeed } from './define-block.ts'
import { type FieldMeta, findMeta, getLabel, listNamedFields, type MetaOf, type Shape } from './field-meta.ts'
import * as texts from './texts.ts'

/** A page, by the path of its document: `/cars/:slug`. A reusable section has none, and may be used on any page. */
export interface PageOfRules {
  path?: unknown
}

interface Derivation {
  /** Slugs that a slot accepts. */
  allowed: (slot: MetaOf<'slot'>) => readonly string[]
  parts: ReadonlySet<string>
}

/** Rules by page, derived from the definitions. A block that needs stock may be on any page: it searches all of it there. */
export function createPageRules(
  list: readonly BlockDefinition[],
  derivation: Derivation,
): (document: PageOfRules) => PageRules {
  const derive = (has: readonly BlockNeed[]) => derivePageRules(list, { ...derivation, has })
  const rules = {
    any: derive(['vehicle', 'location', 'model', 'brand']),
    vehicle: derive(['vehicle']),
    location: derive(['location']),
    model: derive(['model', 'brand']),
    brand: derive(['brand']),
    none: derive([]),
  }
  return (document) => rules[subjectOf(document)]
}

function derivePageRules(
  list: readonly BlockDefinition[],
  { allowed, parts, has }: Derivation & { has: readonly BlockNeed[] },
): PageRules {
  const rules = list.map(({ slug, label, needs, features, props }): [string, BlockRules] => [
    slug,
    {
      label,
      slots: slotRules(props, allowed),
      features,
      pageRefusal: findRefusal(needs, has),
      topRefusal: parts.has(slug) ? texts.itPartStockSearchCanUsedOnly : null,
    },
  ])
  return { blocks: Object.fromEntries(rules), maxDepth: documentLimits.slotDepth }
}

const refusals = {
  vehicle: texts.itNeedsAVehicle,
  location: texts.itNeedsALocation,
  model: texts.itNeedsAModel,
  brand: texts.itNeedsABrand,
} as const satisfies Partial<Record<BlockNeed, string>>
const subjects = ['vehicle', 'location', 'model', 'brand'] as const

function findRefusal(needs: readonly BlockNeed[], has: readonly BlockNeed[]): string | null {
  const missing = subjects.find((subject) => needs.includes(subject) && !has.includes(subject))
  return missing ? refusals[missing] : null
}

/** A page without a path, such as a reusable section, may be shown on any. */
function subjectOf({ path }: PageOfRules): 'any' | (typeof subjects)[number] | 'none' {
  if (typeof path !== 'string') return 'any'
  if (pagesByQuery.includes(path) || /^\/cars\/:slug(\/|$)/.test(path)) return 'vehicle'
  if (isLocationPattern(path)) return 'location'
  return isModelPage(path) ? 'model' : isBrandPage(path) ? 'brand' : 'none'
}

const slotRules = (shape: Shape, allowed: Derivation['allowed']): SlotRules[] =>
  listNamedFields(shape).flatMap(({ name, meta }) => {
    if (meta.kind !== 'slot') return []
    const { min, max, limits, outermostOnly } = meta
    const own = { name, label: getLabel(name, meta), allowed: allowed(meta), outermostOnly, min, max, limits }
    return [{ ...own, shownWhen: listConditions(shape, meta) }]
  })

/** A condition and those of the field that it depends on. */
function listConditions(shape: Shape, { showWhen }: FieldMeta): SlotCondition[] {
  const schema = showWhen && shape[showWhen.field]
  const meta = schema && findMeta(schema)
  if (!meta) return []
  const is = Array.isArray(showWhen.is) ? showWhen.is : [showWhen.is]
  return [{ field: showWhen.field, is, ...listOptions(meta) }, ...listConditions(shape, meta)]
}

/** `defineBlock` refuses conditions on other kinds. */
function listOptions(meta: FieldMeta): Pick<SlotCondition, 'options' | 'otherwise'> {
  if (meta.kind === 'toggle') return { options: [true, false], otherwise: meta.default }
  if (meta.kind === 'choice') return { options: meta.options, otherwise: meta.many ? null : meta.default }
  return {
    options: meta.kind === 'colour' ? meta.options : [],
    otherwise: meta.kind === 'colour' ? meta.default : null,
  }
}
