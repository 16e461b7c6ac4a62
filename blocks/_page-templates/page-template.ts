import type { BlockNode } from '#schemas/page/block-node.ts'

/** A page to start from. Words in double square brackets are for its author to replace: a page is not published with them. */
export interface PageTemplate {
  /** Kebab-case; also the name of its picture. */
  name: string
  label: string
  description: string
  layout: readonly BlockNode[]
}

/** Id of a template’s picture among those of the library. */
export const namePicture = ({ name }: Pick<PageTemplate, 'name'>): string => `page-template.${name}`
