import type { InlineElement } from './inline-element.ts'
import { sourceHash } from './source-hash.ts'

const notPages = ['/api/*', '/admin*', '/cms/*', '/assets/*', '/media/*', '/stock/*', '/sign-in*', '/sign-out*']

const rules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...notPages.map((pattern) => ({ not: { href_matches: pattern } })),
          { not: { selector_matches: '[target=_blank],[download],[rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/**
 * Prerenders same-site pages that a shopper is about to open, so that separate documents open immediately. The text is the same on every
 * page, and so is its hash.
 */
export const speculationRules: InlineElement = {
  html: `<script type="speculationrules">${rules}</script>`,
  hash: sourceHash(rules),
}
