/** The id of Google's tag that reads a site's data layer: `GTM-…` is a container of Tag Manager, `G-…` a property of Analytics. */
export const isTagId = (text: string): boolean => /^(GTM|G)-[A-Z0-9]{4,12}$/.test(text)
