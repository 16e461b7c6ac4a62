import type { Material, Surface } from './mesh.ts'

interface Finish {
  colour: readonly [number, number, number]
  paint?: number
  f0?: number
  rough?: number
  open?: number
  glow?: number
}

const finishes = {
  lacquer: { colour: [0, 0, 0], paint: 1, f0: 0.05, rough: 0.02 },
  plastic: { colour: [0.022, 0.023, 0.025], rough: 0.75 },
  glossBlack: { colour: [0.008, 0.008, 0.009], f0: 0.045, rough: 0.05 },
  gap: { colour: [0.006, 0.006, 0.006], rough: 1, f0: 0.01, open: 0.4 },
  mesh: { colour: [0.012, 0.012, 0.013], rough: 0.5 },
  chrome: { colour: [0.86, 0.87, 0.88], f0: 0.8, rough: 0.12 },
  satin: { colour: [0.55, 0.56, 0.57], f0: 0.55, rough: 0.45 },
  alloy: { colour: [0.62, 0.63, 0.65], f0: 0.5, rough: 0.38 },
  darkAlloy: { colour: [0.05, 0.05, 0.055], f0: 0.08, rough: 0.25 },
  barrel: { colour: [0.07, 0.072, 0.076], f0: 0.12, rough: 0.7, open: 0.45 },
  inkBlue: { colour: [0.02, 0.035, 0.12], rough: 0.4 },
  steel: { colour: [0.3, 0.31, 0.32], f0: 0.35, rough: 0.6 },
  rubber: { colour: [0.018, 0.018, 0.019], f0: 0.03, rough: 0.95 },
  glass: { colour: [0.012, 0.016, 0.017], f0: 0.085, rough: 0.0 },
  lens: { colour: [0.35, 0.37, 0.4], f0: 0.08, rough: 0.05 },
  lampDark: { colour: [0.03, 0.032, 0.036], f0: 0.08, rough: 0.05 },
  daylight: { colour: [1, 1, 1], glow: 0.95, f0: 0.04 },
  tailRed: { colour: [0.32, 0.008, 0.012], f0: 0.06, rough: 0.05, glow: 0.12 },
  tailLit: { colour: [0.85, 0.03, 0.03], f0: 0.05, rough: 0.1, glow: 0.55 },
  amber: { colour: [0.75, 0.22, 0.02], f0: 0.05, rough: 0.1, glow: 0.15 },
  fabric: { colour: [0.02, 0.02, 0.022], rough: 1, f0: 0.02 },
  vinyl: { colour: [0.018, 0.018, 0.02], rough: 0.85, f0: 0.035 },
  whiteShell: { colour: [0.82, 0.82, 0.81], f0: 0.04, rough: 0.2 },
  seat: { colour: [0.03, 0.028, 0.026], rough: 0.8, f0: 0.035 },
  timber: { colour: [0.25, 0.15, 0.08], rough: 0.9 },
} as const satisfies Record<string, Finish>

type FinishName = keyof typeof finishes

/** Finishes with a fixed key order, so that V8 reads them fast in the inner loop. */
const spelled = new Map<FinishName, ResolvedFinish>()
for (const [name, finish] of Object.entries(finishes) as Array<[FinishName, Finish]>) {
  const { colour, paint = 0, f0 = 0.04, rough = 0.3, open = 1, glow = 0 } = finish
  spelled.set(name, { r: colour[0], g: colour[1], b: colour[2], paint, f0, rough, open, glow })
}

type ResolvedFinish = Pick<Material, 'r' | 'g' | 'b' | 'paint' | 'f0' | 'rough' | 'open' | 'glow'>

/** Applies a finish to a point. */
export function apply(material: Material, name: FinishName): void {
  const finish = spelled.get(name)
  if (finish === undefined) return
  material.r = finish.r
  material.g = finish.g
  material.b = finish.b
  material.paint = finish.paint
  material.f0 = finish.f0
  material.rough = finish.rough
  material.open = finish.open
  material.glow = finish.glow
}

/** A surface with a single finish. */
export function plain(name: string, finish: FinishName): Surface {
  return { name, paintAt: (_point, material) => apply(material, finish) }
}
