import { expect, test } from 'vitest'
import { listNodes } from '#schemas/page/walk.ts'
import { fillInPageTitle, listWordsToReplace } from '#schemas/page/words-to-replace.ts'
import { hasPlaceholder, listUnknownPlaceholders } from '#schemas/tenant/placeholders.ts'
import { blockBySlug, createPageLayout, listPageRules, pageTemplates, validateLayout } from '../index.ts'
import { listPlacementIssues } from '#schemas/page/operations/placement-issues.ts'

function createIds() {
  let last = 0
  return () => `id-${(last += 1)}`
}

test('there are five, each with a name of its own', () =>
  expect(new Set(pageTemplates.map(({ name }) => name)).size).toBe(5))

const createdFrom = (template: (typeof pageTemplates)[number]) =>
  fillInPageTitle(createPageLayout(template.layout, createIds()), 'Winter at the showroom')

test.each(pageTemplates)('$name is written for the newest version of each of its blocks', ({ layout }) => {
  const old = listNodes([...layout]).filter(({ node }) => node.blockVersion !== blockBySlug(node.blockType)?.version)
  expect(
    old.map(({ node }) => node.blockType),
    'Bring the values to the block’s newest version, then its number.',
  ).toEqual([])
})

test.each(pageTemplates)('a page from $name lacks nothing that its blocks need', (template) => {
  const layout = createdFrom(template)
  expect(validateLayout(layout, 'publish').map(({ message }) => message)).toEqual([])
  expect(listPlacementIssues(layout, listPageRules({ path: '/winter' }))).toEqual([])
  expect(listUnknownPlaceholders(layout)).toEqual([])
})

test.each(pageTemplates)('every block and row of a page from $name has an id of its own', (template) => {
  const ids = [...JSON.stringify(createdFrom(template)).matchAll(/"id":"([^"]*)"/g)].map(([, id]) => id)
  expect(ids).not.toContain('')
  expect(new Set(ids).size).toBe(ids.length)
  expect(JSON.stringify(createPageLayout(template.layout, createIds()))).toMatch(
    /"(buttons|reasons)":\[\{[^\]]*"id":"id-/,
  )
})

test.each(pageTemplates)('$name names no document: a reference would be of another site', ({ layout }) =>
  expect(JSON.stringify(layout)).not.toMatch(/"(image|page|section|promo|menu|location|vehicles|locations)":(\d|\[\d)/),
)

test('a location and a careers page can be published as they are', () => {
  const complete = pageTemplates.filter((template) => listWordsToReplace(createdFrom(template)).length === 0)
  expect(complete.map(({ name }) => name)).toEqual(['location', 'careers'])
})

test('the title that was typed is the page’s heading', () => {
  for (const template of pageTemplates)
    expect(createdFrom(template)[0]).toMatchObject({ heading: 'Winter at the showroom' })
})

test('the templates speak of the dealership that uses them', () => {
  for (const { layout } of pageTemplates.filter(({ name }) => name !== 'model-landing'))
    expect(hasPlaceholder(layout)).toBe(true)
})
