export interface PlotSeries {
  name: string
  points: readonly { x: number; y: number }[]
}

export interface Plot {
  title: string
  /** Both axes are logarithmic: sizes grow tenfold. */
  x: string
  y: string
  series: readonly PlotSeries[]
}

const width = 720
const height = 440
const margin = { top: 56, right: 170, bottom: 56, left: 84 }
/** Told apart by colour-blind eyes too, and by their marks. */
const colours = ['#0b6e99', '#c4570c', '#5b3f8c', '#2f7d32', '#9c2247', '#6b5b00']

/** A plot as SVG: a line a series, every point with its figure, so that it can be read without the table. */
export function plotOf({ title, x, y, series }: Plot): string {
  const points = series.flatMap((line) => line.points)
  const across = scaleOf(
    points.map((point) => point.x),
    { from: margin.left, to: width - margin.right },
  )
  const up = scaleOf(
    points.map((point) => point.y),
    { from: height - margin.bottom, to: margin.top },
  )
  const bottom = height - margin.bottom
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="12" fill="#222">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${margin.left}" y="28" font-size="16" font-weight="600">${escaped(title)}</text>`,
    ...across.ticks.flatMap((tick) => [
      `<line x1="${across.at(tick)}" x2="${across.at(tick)}" y1="${margin.top}" y2="${bottom}" stroke="#e3e3e3"/>`,
      `<text x="${across.at(tick)}" y="${bottom + 18}" text-anchor="middle">${figure(tick)}</text>`,
    ]),
    ...up.ticks.flatMap((tick) => [
      `<line x1="${margin.left}" x2="${width - margin.right}" y1="${up.at(tick)}" y2="${up.at(tick)}" stroke="#e3e3e3"/>`,
      `<text x="${margin.left - 8}" y="${up.at(tick) + 4}" text-anchor="end">${figure(tick)}</text>`,
    ]),
    `<text x="${(margin.left + width - margin.right) / 2}" y="${height - 14}" text-anchor="middle">${escaped(x)}</text>`,
    `<text transform="translate(18 ${(margin.top + bottom) / 2}) rotate(-90)" text-anchor="middle">${escaped(y)}</text>`,
    ...apart(series, up).flatMap(({ line, labelAt }, place) => {
      const colour = colours[place % colours.length] ?? '#222'
      const path = line.points.map((point) => `${across.at(point.x)},${up.at(point.y)}`).join(' ')
      return [
        `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>`,
        ...line.points.flatMap((point) => [
          `<circle cx="${across.at(point.x)}" cy="${up.at(point.y)}" r="4" fill="${colour}"/>`,
          `<text x="${across.at(point.x)}" y="${up.at(point.y) - 9}" text-anchor="middle" font-size="11">${figure(point.y)}</text>`,
        ]),
        `<text x="${width - margin.right + 12}" y="${labelAt + 4}" fill="${colour}" font-weight="600">${escaped(line.name)}</text>`,
      ]
    }),
    '</svg>\n',
  ].join('\n')
}

interface Scale {
  at: (value: number) => number
  ticks: number[]
}

/** Whole powers of ten around what there is. */
function scaleOf(values: readonly number[], { from, to }: { from: number; to: number }): Scale {
  const known = values.filter((value) => value > 0)
  const low = Math.floor(Math.log10(Math.min(...known)))
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...known))))
  const at = (value: number) => Math.round((from + ((Math.log10(value) - low) / (high - low)) * (to - from)) * 10) / 10
  return { at, ticks: Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step)) }
}

const labelHeight = 16

/** Names stand beside the ends of their lines, one below the other where the ends are close. */
function apart(series: readonly PlotSeries[], up: Scale): { line: PlotSeries; labelAt: number }[] {
  const wanted = series.map((line) => up.at(line.points.at(-1)?.y ?? 1))
  const placed = new Map<number, number>()
  let lowest = -Infinity
  for (const place of wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))) {
    lowest = Math.max(wanted[place] ?? 0, lowest + labelHeight)
    placed.set(place, lowest)
  }
  return series.map((line, place) => ({ line, labelAt: placed.get(place) ?? 0 }))
}

/** Three figures are enough to read: 12,300; 0.45. */
const figure = (value: number) => Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 3 })

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)
