import { expect, test } from 'vitest'
import { findDefinitionModules } from './find-definition-modules.ts'

test.each(['/blocks/car-grid/block.ts', '/blocks/_kit/define-block.ts'])(
  'a file for the browser that holds %s is found',
  (id) => {
    expect(findDefinitionModules([{ moduleIds: ['/blocks/car-grid/component.tsx', id] }])).toEqual([id])
  },
)

test('what components share may reach the browser', () => {
  const moduleIds = ['/blocks/car-grid/data.ts', '/blocks/_ui/block.tsx', '/blocks/_kit/runtime.tsx']
  expect(findDefinitionModules([{ moduleIds }])).toEqual([])
})
