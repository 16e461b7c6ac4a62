import sharp from 'sharp'
import type { BackdropName } from '#seed/subjects/portrait.ts'
import type { Surroundings } from './core/light.ts'
import type { Backdrop } from './core/develop.ts'

const outdoors: Surroundings = {
  zenith: [0.42, 0.6, 0.92],
  horizon: [0.84, 0.88, 0.94],
  skyline: [0.13, 0.145, 0.15],
  skylineTop: 0.1,
  ground: [0.24, 0.24, 0.245],
  key: [1.15, 1.08, 0.98],
  keyFrom: [-0.5, 0.45, 0.74],
}

const indoors: Surroundings = {
  zenith: [0.85, 0.87, 0.9],
  horizon: [0.72, 0.74, 0.77],
  skyline: [0.3, 0.31, 0.33],
  skylineTop: 0.16,
  ground: [0.34, 0.34, 0.345],
  key: [0.85, 0.85, 0.85],
  keyFrom: [-0.35, 0.4, 0.847],
}

interface Place {
  around: Surroundings
  /** Draws the background for a horizon at this row. */
  draw: (size: { width: number; height: number; horizon: number }) => string
}

const places = {
  showroom: { around: indoors, draw: showroom },
  yard: { around: outdoors, draw: yard },
  street: { around: outdoors, draw: brickYard },
  park: { around: outdoors, draw: park },
  harbour: { around: outdoors, draw: harbour },
} as const satisfies Record<BackdropName, Place>

export function getSurroundings(name: BackdropName): Surroundings {
  return places[name].around
}

/** Drawn once with margins above and below; a picture uses the rows that align the horizon with its camera. */
export async function drawBackdrop(
  name: BackdropName,
  { width, height }: { width: number; height: number },
): Promise<Scenery> {
  const horizon = Math.round(height * 0.62)
  const svg = places[name].draw({ width, height: Math.round(height * 1.5), horizon })
  const { data } = await sharp(Buffer.from(svg))
    .flatten({ background: '#888' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    at: (row) => {
      const first = Math.max(0, Math.min(Math.round(height * 0.5), horizon - row))
      return { pixels: data.subarray(first * width * 3, (first + height) * width * 3), width, height }
    },
  }
}

/**
 * A yard's surroundings as an endless strip whose edges match. `width` is one full turn in pixels; `height` is the strip's height, with the
 * horizon at row `horizon`.
 */
export async function drawSurround(size: { width: number; height: number; horizon: number }): Promise<Uint8Array> {
  const { width, height } = size
  const fade = Math.round(width * 0.12)
  const strip = (left: number, wide: number) =>
    sharp(Buffer.from(openYard({ ...size, width: width + fade })))
      .flatten({ background: '#888' })
      .extract({ left, top: 0, width: wide, height })
  const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${fade}" height="${height}"><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs><rect width="${fade}" height="${height}" fill="url(#g)"/></svg>`
  const beyond = await strip(width, fade)
    .ensureAlpha()
    .composite([{ input: Buffer.from(shade), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  const whole = await strip(0, width).png({ compressionLevel: 1 }).toBuffer()
  return sharp(whole)
    .composite([{ input: beyond, left: 0, top: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer()
}

export interface Scenery {
  /** The backdrop with its horizon at this row of the picture. */
  at: (horizon: number) => Backdrop
}

interface Size {
  width: number
  height: number
  horizon: number
}

function svg({ width, height }: Size, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="2.2"/></filter>
<filter id="far" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="5"/></filter>
<filter id="mist" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="26"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.9 1.6" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0.55 0 0 0 -0.18"/></filter>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7fb0e2"/><stop offset="0.6" stop-color="#b9d6ee"/><stop offset="1" stop-color="#eaf2f7"/></linearGradient>
<linearGradient id="asphalt" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a6a8aa"/><stop offset="0.25" stop-color="#909295"/><stop offset="1" stop-color="#77797c"/></linearGradient>
<linearGradient id="glazing" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5d7488"/><stop offset="0.5" stop-color="#8da3b2"/><stop offset="1" stop-color="#596a77"/></linearGradient>
</defs>
${body}
</svg>`
}

function floor({ width, height, horizon }: Size, fill: string): string {
  return `<rect x="0" y="${horizon}" width="${width}" height="${height - horizon}" fill="${fill}"/><rect x="0" y="${horizon}" width="${width}" height="${height - horizon}" filter="url(#grain)" opacity="0.35"/>`
}

/** Lines on the ground that run away from the camera. */
function bays({ width, height, horizon }: Size, colour: string): string {
  let lines = ''
  for (let i = -5; i <= 5; i++) {
    const near = width / 2 + i * 560 + 210
    const far = width / 2 + (near - width / 2) * 0.16
    const top = horizon + (height - horizon) * 0.16
    lines += `<path d="M${near - 14} ${height} L${far - 2} ${top} L${far + 2} ${top} L${near + 14} ${height} Z" fill="${colour}"/>`
  }
  return `<g filter="url(#soft)" opacity="0.55">${lines}</g>`
}

function parkedCars({ width, horizon }: Size, scale: number): string {
  const colours = ['#dfe3e6', '#26292d', '#8f2026', '#b4b8bb', '#2d4a72', '#e8eaeb', '#55595d', '#203040']
  let cars = ''
  for (let i = 0; i < 9; i++) {
    const x = i * (width / 8) - 60 + ((i * 37) % 23)
    const colour = colours[i % colours.length]
    cars += `<g transform="translate(${x} ${horizon + 12 * scale}) scale(${scale})"><ellipse cx="62" cy="42" rx="70" ry="6" fill="#3c3e40" opacity="0.6"/><path d="M4 38 V20 Q6 12 22 10 L36 -6 Q42 -10 62 -10 Q84 -10 90 -4 L104 10 Q120 12 121 22 V38 Z" fill="${colour}"/><path d="M30 9 L40 -4 Q46 -6 62 -6 Q80 -6 85 -2 L96 9 Z" fill="#30383f"/><circle cx="27" cy="36" r="10" fill="#17181a"/><circle cx="98" cy="36" r="10" fill="#17181a"/></g>`
  }
  return `<g filter="url(#soft)">${cars}</g>`
}

function trees(
  { width, horizon }: Size,
  { colours, rise, count }: { colours: readonly string[]; rise: number; count: number },
): string {
  let out = ''
  for (let i = 0; i < count; i++) {
    const x = (i / (count - 1)) * (width + 160) - 80
    const tall = rise * (0.55 + 0.45 * Math.abs(Math.sin(i * 12.9898 + 4.1)))
    out += `<ellipse cx="${x}" cy="${horizon - tall * 0.42}" rx="${40 + 26 * Math.abs(Math.sin(i * 7.3))}" ry="${tall * 0.62}" fill="${colours[i % colours.length]}"/>`
  }
  return `<g filter="url(#far)">${out}<rect x="-20" y="${horizon - rise * 0.3}" width="${width + 40}" height="${rise * 0.36}" fill="${colours[0]}"/></g>`
}

function clouds({ width, horizon }: Size): string {
  const puffs: ReadonlyArray<readonly [number, number, number]> = [
    [0.16, 0.3, 190],
    [0.28, 0.2, 140],
    [0.62, 0.34, 230],
    [0.86, 0.16, 170],
  ]
  return `<g filter="url(#mist)" fill="#fff" opacity="0.75">${puffs.map(([x, y, r]) => `<ellipse cx="${width * x}" cy="${horizon * y}" rx="${r}" ry="${r * 0.14}"/>`).join('')}</g>`
}

/** A glass front with a dark roof line, across the yard. */
function pavilion(
  { width, horizon }: Size,
  { left, right, tall, band }: { left: number; right: number; tall: number; band: string },
): string {
  const [x0, x1] = [width * left, width * right]
  const top = horizon - tall
  const panes = Math.round((x1 - x0) / 62)
  let frames = ''
  for (let i = 0; i <= panes; i++)
    frames += `<rect x="${x0 + ((x1 - x0) * i) / panes - 1.5}" y="${top + 46}" width="3" height="${tall - 40}" fill="#d9dde0"/>`
  let lights = ''
  for (let i = 0; i < panes; i++)
    lights += `<rect x="${x0 + ((x1 - x0) * (i + 0.25)) / panes}" y="${top + 58}" width="30" height="4" fill="#fff6dc" opacity="0.8"/>`
  return `<g filter="url(#soft)"><rect x="${x0}" y="${top + 40}" width="${x1 - x0}" height="${tall - 30}" fill="url(#glazing)"/>${lights}<rect x="${x0}" y="${horizon - 26}" width="${x1 - x0}" height="34" fill="#46525b" opacity="0.7"/>${frames}<rect x="${x0 - 34}" y="${top}" width="${x1 - x0 + 68}" height="46" fill="#eef0f1"/><rect x="${x0 - 34}" y="${top + 38}" width="${x1 - x0 + 68}" height="9" fill="${band}"/><rect x="${x0 - 34}" y="${top + 47}" width="${x1 - x0 + 68}" height="10" fill="#20262b" opacity="0.45"/></g>`
}

function flags({ horizon }: Size, { at, colour }: { at: readonly number[]; colour: string }): string {
  return `<g filter="url(#soft)">${at.map((x) => `<rect x="${x}" y="${horizon - 250}" width="4" height="262" fill="#c9cdd0"/><path d="M${x + 4} ${horizon - 248} q26 8 50 -2 l-6 96 q-22 10 -44 2 Z" fill="${colour}"/>`).join('')}</g>`
}

function yard(size: Size): string {
  return svg(
    size,
    `<rect width="${size.width}" height="${size.horizon + 2}" fill="url(#sky)"/>${clouds(size)}${trees(size, { colours: ['#5b6f58', '#6c7f63', '#4e634e'], rise: 70, count: 22 })}${pavilion(size, { left: 0.3, right: 1.08, tall: 205, band: '#b3202a' })}${flags(size, { at: [96, 214], colour: '#b3202a' })}${floor(size, 'url(#asphalt)')}${bays(size, '#e9ebec')}${parkedCars(size, 0.95)}`,
  )
}

/** No ground lines: in a panorama they would all converge at the viewer. */
function openYard(size: Size): string {
  return svg(
    size,
    `<rect width="${size.width}" height="${size.horizon + 2}" fill="url(#sky)"/>${clouds(size)}${trees(size, { colours: ['#5b6f58', '#6c7f63', '#4e634e'], rise: 60, count: 70 })}${pavilion(size, { left: 0.3, right: 0.52, tall: 120, band: '#b3202a' })}${pavilion(size, { left: 0.74, right: 0.82, tall: 84, band: '#2c4a66' })}${floor(size, 'url(#asphalt)')}${parkedCars({ ...size, width: size.width * 0.34 }, 0.62)}<g transform="translate(${size.width * 0.55} 0)">${parkedCars({ ...size, width: size.width * 0.3 }, 0.62)}</g>`,
  )
}

function brickYard(size: Size): string {
  const { width, horizon } = size
  let bricks = ''
  for (let row = 0; row < 9; row++)
    bricks += `<rect x="0" y="${horizon - 190 + row * 22}" width="${width}" height="1.6" fill="#7a5a4a" opacity="0.55"/>`
  const roller = `<rect x="${width * 0.56}" y="${horizon - 168}" width="300" height="176" fill="#c3c7c9"/>${Array.from({ length: 11 }, (_, i) => `<rect x="${width * 0.56}" y="${horizon - 168 + i * 16}" width="300" height="2" fill="#9da2a5"/>`).join('')}`
  const bunting = Array.from(
    { length: 26 },
    (_, i) =>
      `<path d="M${i * 48} ${horizon - 232 + 16 * Math.sin(i * 0.9)} l34 2 l-17 30 Z" fill="${['#1d5fa8', '#f2c230', '#ffffff', '#d5372c'][i % 4]}"/>`,
  ).join('')
  return svg(
    size,
    `<rect width="${width}" height="${horizon}" fill="url(#sky)"/>${clouds(size)}<g filter="url(#soft)"><rect x="-10" y="${horizon - 200}" width="${width + 20}" height="212" fill="#a5796a"/>${bricks}<rect x="-10" y="${horizon - 212}" width="${width + 20}" height="20" fill="#e4e0d8"/>${roller}<rect x="${width * 0.12}" y="${horizon - 150}" width="320" height="110" fill="url(#glazing)" stroke="#eceae4" stroke-width="8"/></g><g filter="url(#soft)">${bunting}</g>${floor(size, '#98958f')}${bays(size, '#f4f1e6')}`,
  )
}

function park(size: Size): string {
  const { width, height, horizon } = size
  return svg(
    size,
    `<rect width="${width}" height="${horizon + 4}" fill="url(#sky)"/>${clouds(size)}<g filter="url(#far)"><path d="M0 ${horizon} V${horizon - 70} Q${width * 0.2} ${horizon - 150} ${width * 0.42} ${horizon - 84} T${width * 0.8} ${horizon - 96} T${width} ${horizon - 60} V${horizon} Z" fill="#8fa7b5"/></g>${trees(size, { colours: ['#4f6b3f', '#66804c', '#3f5a39', '#7a8f5a'], rise: 150, count: 17 })}<rect x="0" y="${horizon}" width="${width}" height="${height - horizon}" fill="#93a266"/><g filter="url(#soft)"><path d="M0 ${horizon + 26} H${width} L${width + 200} ${height} H-200 Z" fill="#b3a78f"/></g>${floor({ ...size, horizon: horizon + 26 }, '#b5aa94')}`,
  )
}

function harbour(size: Size): string {
  const { width, horizon } = size
  return svg(
    size,
    `<rect width="${width}" height="${horizon + 2}" fill="url(#sky)"/>${clouds(size)}<g filter="url(#soft)"><path d="M0 ${horizon - 18} L${width * 0.1} ${horizon - 34} L${width * 0.24} ${horizon - 96} Q${width * 0.3} ${horizon - 118} ${width * 0.37} ${horizon - 92} L${width * 0.52} ${horizon - 34} L${width} ${horizon - 22} V${horizon} H0 Z" fill="#7f98a4"/></g><rect x="0" y="${horizon - 24}" width="${width}" height="26" fill="#7fa6bd"/>${pavilion(size, { left: 0.58, right: 1.05, tall: 165, band: '#0d6b6b' })}${trees(size, { colours: ['#4c6b54', '#5b7a5e'], rise: 40, count: 20 })}${floor(size, 'url(#asphalt)')}${bays(size, '#e9ebec')}`,
  )
}

function showroom(size: Size): string {
  const { width, height, horizon } = size
  const seams = Array.from(
    { length: 9 },
    (_, i) => `<rect x="${i * 150 - 40}" y="0" width="2" height="${horizon + 40}" fill="#c9ccce" opacity="0.7"/>`,
  ).join('')
  const lamps = Array.from(
    { length: 5 },
    (_, i) => `<rect x="${90 + i * 240}" y="${horizon - 236}" width="150" height="8" rx="4" fill="#fff"/>`,
  ).join('')
  const glows = Array.from(
    { length: 5 },
    (_, i) => `<ellipse cx="${165 + i * 240}" cy="${horizon + 430}" rx="95" ry="26" fill="#fff" opacity="0.5"/>`,
  ).join('')
  return svg(
    size,
    `<defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#aab0b5"/><stop offset="0.6" stop-color="#d5d9dc"/><stop offset="1" stop-color="#e4e6e8"/></linearGradient><linearGradient id="tiles" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9aeb2"/><stop offset="0.3" stop-color="#c3c7cb"/><stop offset="1" stop-color="#b4b8bc"/></linearGradient><linearGradient id="outside" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9cc0de"/><stop offset="0.62" stop-color="#dfecf5"/><stop offset="0.64" stop-color="#7f9a78"/><stop offset="1" stop-color="#9aa59a"/></linearGradient></defs><rect width="${width}" height="${horizon + 60}" fill="url(#wall)"/>${seams}<g filter="url(#soft)"><rect x="-20" y="${horizon - 178}" width="430" height="212" fill="#f3f5f6"/><rect x="-20" y="${horizon - 168}" width="420" height="192" fill="url(#outside)"/><rect x="126" y="${horizon - 168}" width="7" height="192" fill="#f3f5f6"/><rect x="262" y="${horizon - 168}" width="7" height="192" fill="#f3f5f6"/><rect x="760" y="${horizon - 186}" width="470" height="150" fill="#262d34"/><rect x="790" y="${horizon - 156}" width="170" height="10" fill="#dfe4e8" opacity="0.8"/><rect x="790" y="${horizon - 132}" width="250" height="6" fill="#dfe4e8" opacity="0.45"/><rect x="790" y="${horizon - 116}" width="210" height="6" fill="#dfe4e8" opacity="0.45"/>${lamps}</g><g filter="url(#far)" opacity="0.8">${lamps}</g><rect x="0" y="${horizon + 40}" width="${width}" height="${height - horizon - 40}" fill="url(#tiles)"/><g filter="url(#mist)">${glows}<rect x="0" y="${horizon + 34}" width="${width}" height="22" fill="#858b90"/></g>`,
  )
}
