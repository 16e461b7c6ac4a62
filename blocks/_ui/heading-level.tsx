import { createContext, useContext, type ReactNode } from 'react'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

const LevelContext = createContext<HeadingLevel>(2)

/** The level of the next heading: 2 for a block on a page, deeper within a titled section or card. No block picks a level. */
export function useHeadingLevel(): HeadingLevel {
  return useContext(LevelContext)
}

/** Sets the level, for whoever begins a tree: the renderer for a page's first block, and for an island that wakes alone. */
export function HeadingRoot({ level, children }: { level: HeadingLevel; children: ReactNode }) {
  return <LevelContext value={level}>{children}</LevelContext>
}

/** What stands under a heading: headings within are one level deeper. */
export function UnderHeading({ children }: { children: ReactNode }) {
  const level = deeper(useHeadingLevel())
  return <LevelContext value={level}>{children}</LevelContext>
}

function deeper(level: HeadingLevel): HeadingLevel {
  switch (level) {
    case 1:
      return 2
    case 2:
      return 3
    case 3:
      return 4
    case 4:
      return 5
    case 5:
    case 6:
      return 6
  }
}
