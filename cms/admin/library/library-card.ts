import type { BlockNode } from '#schemas/page/block-node.ts'

/** What the editor draws of an entry: its own button, since it knows how to drag. */
export interface LibraryCardProps {
  /** Unique among the cards that are shown. */
  id: string
  label: string
  description: string
  /** Why the site would not show it as it is now, as a sentence; null if it would. */
  advice: string | null
  /** URL path; null if there is no picture yet. */
  picture: string | null
  /** New blocks with new ids, for the place where they are dropped. */
  makeNodes: () => BlockNode[]
  onAdd: () => void
}
