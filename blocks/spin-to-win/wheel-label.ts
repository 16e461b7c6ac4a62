/** Layout of a name on its segment, from the rim towards the centre, in units of a radius of 100. */
export interface WheelLabel {
  /** `across` is the distance of a line from the segment's centre line. */
  lines: { text: string; across: number }[]
  size: number
}

/** Radius at which lines end. */
export const rim = 93
/** Radius of the hub with some space. */
const hub = 17
const sizes = [9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5] as const
const mostLines = 3
/** Average width of a semibold letter and height of a line, in font sizes. */
const letterWidth = 0.6
const lineHeight = 1.15

/**
 * The largest font size that fits the whole name on one of `count` segments, in up to three lines; truncated if even the smallest does not
 * fit.
 */
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

/** Segments narrow towards the centre, which limits the length of several lines. */
function lettersIn({ lines, size, count }: { lines: number; size: number; count: number }): number {
  const half = (lines * size * lineHeight) / 2
  const inner = count <= 2 ? hub : Math.max(hub, half / Math.tan(Math.PI / count))
  return Math.floor((rim - inner) / (size * letterWidth))
}

/** Breaks words into lines of limited length; null if they do not fit. */
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
