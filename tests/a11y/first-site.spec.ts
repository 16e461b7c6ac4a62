import { testSiteByAxe } from '#tests/support/axe-site.ts'
import { demoSites } from '#tests/support/demo-sites.ts'

testSiteByAxe(demoSites[0] ?? '', [390])
