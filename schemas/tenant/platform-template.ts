/**
 * Short name of the template whose sections, with what they show, every site may use. No site needs to choose it. It is made when a section is
 * first saved for all sites.
 */
export const platformTemplateSlug = 'platform'

/** Collections whose documents the platform's template shares. Pages and menus answer addresses, which only a site's own template does. */
export const platformCollections = ['sections', 'media', 'slides', 'promos'] as const

export const isSharedByPlatform = (slug: string): boolean => platformCollections.some((each) => each === slug)
