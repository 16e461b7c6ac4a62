export interface Canvas {
  width: number
  height: number
  horizon: number
}

export const wave = (i: number, step = 12.9898) => Math.abs(Math.sin(i * step + 4.1))

/** An SVG page of 1920 by 1080 with shared blurs and gradients. */
export function page(definitions: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080" viewBox="0 0 1920 1080"><defs>
<filter id="b2" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="2"/></filter>
<filter id="b6" x="-15%" y="-15%" width="130%" height="130%"><feGaussianBlur stdDeviation="6"/></filter>
<filter id="b16" x="-25%" y="-25%" width="150%" height="150%"><feGaussianBlur stdDeviation="16"/></filter>
<filter id="b40" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="40"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.8 1.4" numOctaves="2" seed="9"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0.5 0 0 0 -0.17"/></filter>
${definitions}</defs>${body}</svg>`
}

export function gradient(
  id: string,
  stops: ReadonlyArray<readonly [offset: number, colour: string]>,
  across = false,
): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')}</linearGradient>`
}

export function rect(x: number, y: number, width: number, height: number, more: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`
}

export const path = (d: string, more: string) => `<path d="${d}" ${more}/>`

/** A gum tree: a pale bent trunk and loose clouds of leaves. */
export function gumTree({
  x,
  foot,
  tall,
  lean = 0,
  leaf,
}: {
  x: number
  foot: number
  tall: number
  lean?: number
  leaf: readonly string[]
}): string {
  const top = foot - tall
  const trunk = path(
    `M${x - tall * 0.03} ${foot} Q${x + lean * 0.3} ${foot - tall * 0.5} ${x + lean} ${top + tall * 0.2} L${x + lean + tall * 0.02} ${top + tall * 0.2} Q${x + lean * 0.4 + tall * 0.03} ${foot - tall * 0.45} ${x + tall * 0.035} ${foot} Z`,
    'fill="#c9bba6"',
  )
  const fork = path(
    `M${x + lean * 0.6} ${foot - tall * 0.55} Q${x + lean + tall * 0.12} ${top + tall * 0.42} ${x + lean + tall * 0.24} ${top + tall * 0.22}`,
    `stroke="#bfae97" stroke-width="${tall * 0.018}" fill="none"`,
  )
  const leaves = Array.from({ length: 26 }, (_, i) => {
    const a = i * 2.39996
    const r = tall * 0.3 * Math.sqrt((i + 1) / 26)
    return `<ellipse cx="${(x + lean + tall * 0.06 + Math.cos(a) * r * 1.15).toFixed(1)}" cy="${(top + tall * 0.2 + Math.sin(a) * r * 0.66).toFixed(1)}" rx="${(tall * (0.075 + 0.035 * wave(i))).toFixed(1)}" ry="${(tall * (0.045 + 0.02 * wave(i, 5))).toFixed(1)}" fill="${leaf[i % leaf.length]}" opacity="0.92"/>`
  }).join('')
  return `<g>${trunk}${fork}<g filter="url(#b2)">${leaves}</g></g>`
}
