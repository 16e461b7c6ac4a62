import { testSiteByAxe, widths } from '#tests/support/axe-site.ts'
import { demoSites } from '#tests/support/demo-sites.ts'

// The first site at 390 pixels is part of the core suite.
for (const [place, slug] of demoSites.entries()) testSiteByAxe(slug, place === 0 ? widths.slice(1) : widths)
