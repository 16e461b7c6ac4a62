/** The id of Google's tag for a site's data layer: `GTM-…` is a Tag Manager container, `G-…` an Analytics property. */
export const isTagId = (text: string): boolean => /^(GTM|G)-[A-Z0-9]{4,12}$/.test(text)
