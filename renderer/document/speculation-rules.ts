const notPages = ['/api/*', '/admin*', '/cms/*', '/assets/*', '/media/*', '/stock/*', '/sign-in*', '/sign-out*']

/**
 * Pages of the same site are fetched and rendered when a shopper is about to open them, so that pages are documents and yet open at once. The
 * text is the same on every page and so is its hash.
 */
export const speculationRules = JSON.stringify({
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
