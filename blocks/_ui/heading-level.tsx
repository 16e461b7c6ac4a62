import { createContext, useContext, type ReactNode } from 'react'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

const LevelContext = createContext<HeadingLevel>(2)

/** The level of the next heading: 2 for a block on a page, deeper within a titled section or card. Blocks never choose a level. */
export function useHeadingLevel(): HeadingLevel {
  return useContext(LevelContext)
}

/** The element of each level, as literals, because React compares constants faster than concatenated names. */
export const headingElements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const

/** Sets the level at the root of a tree: the renderer for a page's first block, and for an island that hydrates alone. */
export function HeadingRoot({ level, children }: { level: HeadingLevel; children: ReactNode }) {
  return <LevelContext value={level}>{children}</LevelContext>
}

/** Content below a heading: its headings are one level deeper. */
export function UnderHeading({ children }: { children: ReactNode }) {
  const level = deeper[useHeadingLevel()]
  return <LevelContext value={level}>{children}</LevelContext>
}

const deeper = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const satisfies Record<HeadingLevel, HeadingLevel>
