/** How a name is written on its part of the wheel, from the rim towards the middle, in units of a radius of 100. */
export interface WheelLabel {
  /** `across` is how far a line stands from the middle of the part. */
  lines: { text: string; across: number }[]
  size: number
}

/** Where lines end. */
export const rim = 93
/** Of the hub and a little air. */
const hub = 17
const sizes = [9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5] as const
const mostLines = 3
/** Of a letter of half-bold text on average, and of a line, in sizes of the type. */
const letterWidth = 0.6
const lineHeight = 1.15

/** The largest type in which the whole name stands on one of `count` parts, in up to three lines; cut where even the smallest has no room for it. */
export function wheelLabel(label: string, count: number): WheelLabel {
  for (const size of sizes)
    for (let lines = 1; lines <= mostLines; lines += 1) {
      const most = lettersIn({ lines, size, count })
      const broken = breakWords(label, { lines, most })
      if (broken) return { lines: spread(broken, size), size }
    }
  const size = sizes[sizes.length - 1] ?? 5
  const most = lettersIn({ lines: 1, size, count })
  return { lines: spread([`${label.slice(0, Math.max(1, most - 1)).trimEnd()}…`], size), size }
}

const spread = (lines: string[], size: number): WheelLabel['lines'] =>
  lines.map((text, place) => ({ text, across: (place - (lines.length - 1) / 2) * size * lineHeight }))

/** Nearer to the middle a part is narrower: there is an end to where so many lines still stand side by side. */
function lettersIn({ lines, size, count }: { lines: number; size: number; count: number }): number {
  const half = (lines * size * lineHeight) / 2
  const inner = count <= 2 ? hub : Math.max(hub, half / Math.tan(Math.PI / count))
  return Math.floor((rim - inner) / (size * letterWidth))
}

/** Words onto lines of at most so many letters; null where they do not go. */
function breakWords(label: string, { lines, most }: { lines: number; most: number }): string[] | null {
  const broken: string[] = []
  for (const word of label.trim().split(/\s+/)) {
    const last = broken.at(-1)
    if (word.length > most) return null
    if (last !== undefined && last.length + 1 + word.length <= most) broken.splice(-1, 1, `${last} ${word}`)
    else broken.push(word)
  }
  return broken.length <= lines ? broken : null
}
