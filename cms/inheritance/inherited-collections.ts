/** Collections whose documents a template shares with its sites: their staff can read and reference them, and not change them. */
export const inheritedCollections = ['pages', 'sections', 'menus', 'media', 'slides', 'promos'] as const

export const isInherited = (slug: string): boolean => inheritedCollections.some((each) => each === slug)
