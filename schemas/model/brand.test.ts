import { expect, test } from 'vitest'
import { brand } from './brand.ts'

test('a manufacturer has id, name, slug and a logo that may be missing (locations §3, Manufacturer)', () => {
  const kia = { id: 1, name: 'Kia', slug: 'kia' }
  expect(brand.parse({ ...kia, logo: null })).toMatchObject({ ...kia, logo: null })
  expect(brand.parse({ ...kia, logo: 7 }).logo).toBeNull()
})
