import { expect, test } from 'vitest'
import { checkLayout } from '#blocks/index.ts'
import { demoTenants } from '#seed/tenants/demo-tenants.ts'
import { importLayout } from '#seed/tenants/import-layout.ts'
import { anyReference } from '#tests/support/any-reference.ts'

const documents = demoTenants.flatMap(({ slug, pages, sections }) => [
  ...pages.map((page) => [`${slug}${page.path}`, page] as const),
  ...sections.map((section) => [`${slug}, section ${section.name}`, section] as const),
])

test.each(documents)('%s of the demo passes the check of blocks', (_, document) => {
  expect(checkLayout(importLayout(document, anyReference))).toEqual([])
})
