import type { RichTextNode } from '#blocks/_kit/fields/rich-text.ts'

const levels = [1, 2, 3, 4, 5, 6] as const
export type Level = (typeof levels)[number]

/** The level of a heading node as written. */
export function getHeadingLevel(node: RichTextNode): Level | null {
  const tag = node['tag']
  return node.type === 'heading' ? (levels.find((level) => tag === `h${level}`) ?? null) : null
}

export function largestHeading(nodes: readonly RichTextNode[]): Level {
  return levels.find((level) => nodes.some((node) => getHeadingLevel(node) === level)) ?? 1
}

/** The text's largest headings get the level of its place, the next smaller ones the level below, and so on. */
export function placedLevel(written: Level, { level, largest }: { level: Level; largest: Level }): Level {
  return levels.find((candidate) => candidate === level + written - largest) ?? 6
}
