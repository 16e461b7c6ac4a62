/** Linear light. */
export type Rgb = readonly [r: number, g: number, b: number]

/** Light on a vehicle and its reflections. Directions are relative to the camera: `side` to its right, `toward` to it, `up`. */
export interface Surroundings {
  zenith: Rgb
  horizon: Rgb
  /** Trees and buildings along the horizon. */
  skyline: Rgb
  /** Height of the skyline, as the sine of its elevation. */
  skylineTop: number
  ground: Rgb
  key: Rgb
  /** Direction of the key light; unit length. */
  keyFrom: readonly [side: number, toward: number, up: number]
}

/** Looks up light; results are written into `out`, three channels. Directions as in Surroundings. */
export interface Lighting {
  /** Reflected light from one direction, blurred by `rough`. */
  mirrored: (side: number, toward: number, up: number, rough: number, out: Float64Array) => void
  /** Diffuse light on a matt surface with this normal. */
  gathered: (side: number, toward: number, up: number, out: Float64Array) => void
}

/** Scalar code without loops: it runs for every sample of every picture. */
export function createLighting({ zenith, horizon, skyline, skylineTop, ground, key, keyFrom }: Surroundings): Lighting {
  const [zr, zg, zb] = zenith
  const [hr, hg, hb] = horizon
  const [sr, sg, sb] = skyline
  const [gr, gg, gb] = ground
  const [kr, kg, kb] = key
  const [ks, kt, ku] = keyFrom
  const [ar, ag, ab] = [(hr + zr) / 2, (hg + zg) / 2, (hb + zb) / 2]
  return {
    mirrored: (side, toward, up, rough, out) => {
      const depth = up < 0 ? 1 + up * 0.62 : 1
      const soft = 0.02 + rough * 0.5
      const lowR = gr * depth
      const lowG = gg * depth
      const lowB = gb * depth
      const overGround = ramp(up / soft + 0.5)
      if (overGround === 0) {
        out[0] = lowR
        out[1] = lowG
        out[2] = lowB
        return
      }
      const wave = side * 2.3 + 0.35
      const waver = 0.05 * (Math.abs(wave - Math.floor(wave) - 0.5) - 0.25)
      const overSkyline = ramp((up - skylineTop - waver) / soft + 0.5)
      const rise = Math.sqrt(up > 0 ? up : 0)
      const panel =
        ramp((side * ks + toward * kt + up * ku - 0.83 + rough * 0.35) / (0.1 + rough * 0.8)) *
        (1 - rough * 0.6) *
        overSkyline
      out[0] = lowR + (sr + (hr + (zr - hr) * rise - sr) * overSkyline - lowR) * overGround + kr * panel
      out[1] = lowG + (sg + (hg + (zg - hg) * rise - sg) * overSkyline - lowG) * overGround + kg * panel
      out[2] = lowB + (sb + (hb + (zb - hb) * rise - sb) * overSkyline - lowB) * overGround + kb * panel
    },
    gathered: (side, toward, up, out) => {
      const share = (0.5 + 0.5 * up) ** 2 * 0.9
      const facing = side * ks + toward * kt + up * ku
      const lit = facing > 0 ? facing * 0.55 : 0
      out[0] = gr * 0.75 + (ar - gr * 0.75) * share + kr * lit
      out[1] = gg * 0.75 + (ag - gg * 0.75) * share + kg * lit
      out[2] = gb * 0.75 + (ab - gb * 0.75) * share + kb * lit
    },
  }
}

/** 0 below 0, 1 above 1, smooth between. */
export function ramp(t: number): number {
  if (t <= 0) return 0
  if (t >= 1) return 1
  return t * t * (3 - 2 * t)
}

export function linear(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  const channel = (shift: number) => (((value >> shift) & 255) / 255) ** 2.2
  return [channel(16), channel(8), channel(0)]
}
