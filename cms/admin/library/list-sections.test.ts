import { expect, test } from 'vitest'
import { blocks, library, listPageRules, searchLibrary } from '#blocks/index.ts'
import { listCategories, listSections, type BlockAvailability } from './list-sections.ts'

const needsVehicle = 'It needs a vehicle.'
const offered: BlockAvailability[] = blocks.map(({ slug }) => ({
  slug,
  advice: null,
  refusal: listPageRules({ path: '/finance' }).blocks[slug]?.pageRefusal === null ? null : needsVehicle,
}))
const all = { entries: library, isSearch: false, category: null, offered, favourites: [], recent: [] }

test('entries stand under their categories, in the order of the categories', () => {
  const { sections } = listSections(all)
  expect(sections.map(({ title }) => title)).toEqual(
    listCategories(library).filter((title) => title !== 'Vehicle page'),
  )
  expect(sections[0]?.title).toBe('Layout')
})

test('every entry is either offered or named with a reason; presets of a refused block are left out', () => {
  const { sections, refused } = listSections(all)
  const shown = sections.flatMap(({ entries }) => entries)
  const slugs = new Set([...shown, ...refused.map(({ entry }) => entry)].map(({ slug }) => slug))
  expect(slugs.size).toBe(blocks.length)
  expect(refused.find(({ entry }) => entry.id === 'vehicle-price')).toMatchObject({ refusal: needsVehicle })
  expect(shown.some(({ slug }) => slug === 'vehicle-price')).toBe(false)
})

test('favourites come first, then what was used last, in their own order', () => {
  const favourites = ['rich-text.questions', 'hero']
  const { sections } = listSections({ ...all, favourites, recent: ['hero.split', 'gone', 'vehicle-price'] })
  expect(sections.slice(0, 2).map(({ title, entries }) => [title, entries.map(({ id }) => id)])).toEqual([
    ['Favourites', favourites],
    ['Recently used', ['hero.split']],
  ])
})

test('a search has one list, best first, and says why the blocks it finds are not offered', () => {
  const { sections, refused } = listSections({ ...all, entries: searchLibrary('photos'), isSearch: true })
  expect(sections.map(({ title }) => title)).toEqual(['Best matches'])
  expect(refused.map(({ entry }) => entry.id)).toContain('vehicle-gallery')
})

test('a category leaves out the others', () => {
  const { sections } = listSections({ ...all, category: 'Finance', favourites: ['hero'] })
  expect(sections.map(({ title }) => title)).toEqual(['Finance'])
})
