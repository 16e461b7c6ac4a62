import { expect, test } from 'vitest'
import { type BuiltChunk, findZodOutsideForms } from './zod-outside-forms.ts'

const aChunk = (fileName: string, more: Partial<BuiltChunk> = {}): BuiltChunk => ({
  fileName,
  isEntry: false,
  isDynamicEntry: false,
  facadeModuleId: null,
  imports: [],
  moduleIds: [],
  ...more,
})
const forms = new Set(['lead-form'])
const checks = aChunk('checks.js', { moduleIds: ['/node_modules/zod/v4/core/core.js'] })
const cards = aChunk('cards.js', { imports: ['checks.js'] })
const anIsland = (slug: string, imports: string[]) =>
  aChunk(`${slug}.js`, { isDynamicEntry: true, facadeModuleId: `/blocks/${slug}/component.tsx`, imports })

test('an island that leads to zod is named, through however many files', () => {
  expect(findZodOutsideForms([anIsland('car-grid', ['cards.js']), cards, checks], forms)).toEqual([
    '/blocks/car-grid/component.tsx',
  ])
})

test('so is a script of every page', () => {
  const keep = aChunk('keep.js', {
    isEntry: true,
    facadeModuleId: '/renderer/client/local-lists.ts',
    imports: ['checks.js'],
  })
  expect(findZodOutsideForms([keep, checks], forms)).toEqual(['/renderer/client/local-lists.ts'])
})

test('a form may have it, and whatever does not need it is let be', () => {
  expect(
    findZodOutsideForms([anIsland('lead-form', ['cards.js']), anIsland('car-grid', []), cards, checks], forms),
  ).toEqual([])
})

test('a block that does not declare a form may not load zod, whatever its name', () => {
  const chunks = [anIsland('lead-form', ['checks.js']), checks]
  expect(findZodOutsideForms(chunks, new Set())).toEqual(['/blocks/lead-form/component.tsx'])
})
