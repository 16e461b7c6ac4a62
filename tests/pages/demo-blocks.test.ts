import { expect, test } from 'vitest'
import { checkLayout } from '#blocks/index.ts'
import type { Refs } from '#seed/tenants/demo-tenant.ts'
import { demoTenants } from '#seed/tenants/demo-tenants.ts'

const one = () => 1
const refs: Refs = { logo: one, picture: one, slide: one, location: one, section: one }

const layouts = demoTenants.flatMap(({ slug, pages, sections }) => [
  ...pages.map(({ path, layout }): [string, unknown[]] => [`${slug}${path}`, layout(refs)]),
  ...sections.map(({ name, layout }): [string, unknown[]] => [`${slug}, section ${name}`, layout(refs)]),
])

test.each(layouts)('%s of the demo passes the check of blocks', (_, layout) => {
  expect(checkLayout(layout)).toEqual([])
})
