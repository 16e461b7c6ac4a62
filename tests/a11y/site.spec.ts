import { testSiteByAxe, widths } from '#tests/support/axe-site.ts'
import { demoSites } from '#tests/support/demo-sites.ts'

/** Sites after the fifth show the same blocks in other themes, so the width between is left out. */
const shownAt = (place: number): readonly number[] => (place < 5 ? widths : [390, 1280])

// The first site at 390 pixels is part of the core suite.
for (const [place, slug] of demoSites.entries()) testSiteByAxe(slug, place === 0 ? widths.slice(1) : shownAt(place))
