import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BlockNode } from '../block-node.ts'
import { changeAll, changeTree } from '../operations/change-tree.ts'
import { findNodes } from '../operations/find-nodes.ts'
import type { PageRules } from '../operations/page-rules.ts'
import { listPlacementIssues } from '../operations/placement-issues.ts'
import { isSameValue } from '../same-value.ts'
import { listNodes } from '../walk.ts'
import { mergeTrees } from './merge-trees.ts'
import { withoutSlots } from './own-fields.ts'

const inside = {
  name: 'inside',
  label: 'Inside',
  allowed: ['box'],
  outermostOnly: false,
  min: 0,
  limits: {},
  shownWhen: [],
}
const rulesWith = (max: number | null): PageRules => ({
  maxDepth: 20,
  blocks: { box: { label: 'Box', slots: [{ ...inside, max }], pageRefusal: null, topRefusal: null } },
})
const open = rulesWith(null)
const isComplete = () => true

/** One change of a tree, chosen by numbers: which kind, which block, where to. */
const change = fc.record({ kind: fc.nat(3), at: fc.nat(50), to: fc.nat(50), index: fc.nat(3), value: fc.nat(9) })
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never
const changes = fc.array(change, { maxLength: 12 })

function changeBy(side: string, tree: BlockNode[], list: readonly Change[]): BlockNode[] {
  return list.reduce((layout, each, count) => {
    const ids = listNodes(layout).map(({ node }) => node.id)
    const id = ids[each.at % Math.max(ids.length, 1)]
    const parent = [null, ...ids][each.to % (ids.length + 1)] ?? null
    const place = { parent, slot: parent === null ? null : 'inside', index: each.index }
    const node = { id: `${side}${count}`, blockType: 'box', heading: `${each.value}`, size: '0' }
    const done =
      each.kind === 0 || id === undefined
        ? changeTree(layout, { type: 'insert', place, nodes: [node] })
        : each.kind === 1
          ? changeTree(layout, { type: 'remove', ids: [id] })
          : each.kind === 2
            ? changeTree(layout, { type: 'move', ids: [id], place })
            : changeAll(layout, [
                { type: 'set', id, field: [each.value > 4 ? 'heading' : 'size'], value: `${side}${each.value}` },
              ])
    return 'refusal' in done ? layout : done.layout
  }, tree)
}

const trees = fc.tuple(changes, changes, changes).map(([first, own, template]) => {
  const base = changeBy('b', [], first)
  return { base, own: changeBy('s', base, own), template: changeBy('t', base, template), setAside: [], isComplete }
})
const runs = { numRuns: 3_000 }
const fieldsIn = (layout: BlockNode[], id: string) => findNodes(layout).get(id)?.node

test('a site that changed nothing shows the template’s page', () =>
  fc.assert(
    fc.property(trees, ({ base, template }) => {
      const merged = mergeTrees({ base, own: base, template, setAside: [], isComplete }, open)
      expect(isSameValue(merged.layout, template)).toBe(true)
      expect(merged.setAside).toEqual([])
    }),
    runs,
  ))

test('while the template changes nothing, the site shows its own page', () =>
  fc.assert(
    fc.property(trees, ({ base, own }) => {
      const merged = mergeTrees({ base, own, template: base, setAside: [], isComplete }, open)
      expect(isSameValue(merged.layout, own)).toBe(true)
      expect(merged.setAside).toEqual([])
    }),
    runs,
  ))

test('nothing is twice on the page, and nothing of the site is lost', () =>
  fc.assert(
    fc.property(trees, (given) => {
      const { layout, setAside } = mergeTrees(given, open)
      const shown = listNodes(layout).map(({ node }) => node.id)
      expect(new Set(shown).size).toBe(shown.length)
      const aside = listNodes(setAside.map(({ own }) => own)).map(({ node }) => node.id)
      const kept = new Set([...shown, ...aside])
      const added = listNodes(given.own).filter(({ node }) => !fieldsIn(given.base, node.id))
      expect(added.filter(({ node }) => !kept.has(node.id))).toEqual([])
    }),
    runs,
  ))

test('every block of the template is shown, except what the site removed', () =>
  fc.assert(
    fc.property(trees, (given) => {
      const shown = new Set(listNodes(mergeTrees(given, open).layout).map(({ node }) => node.id))
      const template = findNodes(given.template)
      const isRemoved = (id: string): boolean => {
        const parent = template.get(id)?.place.parent ?? null
        const isGone = fieldsIn(given.base, id) !== undefined && fieldsIn(given.own, id) === undefined
        return isGone || (parent !== null && isRemoved(parent))
      }
      expect([...template.keys()].filter((id) => !shown.has(id) && !isRemoved(id))).toEqual([])
    }),
    runs,
  ))

test('each field is the site’s where it changed it, else the template’s', () =>
  fc.assert(
    fc.property(trees, (given) => {
      const wrong = listNodes(mergeTrees(given, open).layout).filter(({ node }) => {
        const [base, own, template] = [given.base, given.own, given.template].map((tree) => fieldsIn(tree, node.id))
        const isOwn = (name: string) => !template || (own && !isSameValue(base?.[name], own[name]))
        return ['heading', 'size'].some((name) => node[name] !== (isOwn(name) ? own?.[name] : template?.[name]))
      })
      expect(wrong).toEqual([])
    }),
    runs,
  ))

test('a change whose block the template removed is set aside', () =>
  fc.assert(
    fc.property(trees, (given) => {
      const aside = new Set(mergeTrees(given, open).setAside.map(({ own }) => own.id))
      const missing = listNodes(given.own).filter(({ node }) => {
        const [base, template] = [given.base, given.template].map((tree) => fieldsIn(tree, node.id))
        const isChanged = base && !template && !isSameValue(withoutSlots(base), withoutSlots(node))
        return isChanged && !aside.has(node.id)
      })
      expect(missing).toEqual([])
    }),
    runs,
  ))

test('the rules of the page hold wherever the template keeps them', () =>
  fc.assert(
    fc.property(trees, (given) => {
      const rules = rulesWith(2)
      const allowed = new Map(listPlacementIssues(given.template, rules).map(({ key, excess }) => [key, excess]))
      const { layout } = mergeTrees(given, rules)
      const added = listPlacementIssues(layout, rules).filter(({ key, excess }) => excess > (allowed.get(key) ?? 0))
      expect(added).toEqual([])
    }),
    runs,
  ))

test('a page that was brought up to date shows the same as before', () =>
  fc.assert(
    fc.property(trees, (given) => {
      const first = mergeTrees(given, open)
      const { template } = given
      const second = mergeTrees(
        { base: template, own: first.layout, template, setAside: first.setAside, isComplete },
        open,
      )
      expect(isSameValue(second, first)).toBe(true)
    }),
    runs,
  ))
