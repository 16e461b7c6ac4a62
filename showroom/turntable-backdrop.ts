import sharp from 'sharp'
import type { Camera } from './core/camera.ts'
import type { Backdrop } from './core/develop.ts'

interface Stage {
  /** The camera's distance from the stage's centre, in metres. */
  distance: number
  radius: number
}

/** A white studio with a round stage, seen by the camera of all frames. */
export async function turntableBackdrop(
  { width, height, focal, centreX, centreY, eye: [, , eyeHeight] }: Camera,
  { distance, radius: discRadius }: Stage,
): Promise<Backdrop> {
  const ring = (radius: number, drop = 0) =>
    Array.from({ length: 97 }, (_, i) => {
      const a = (i / 96) * 2 * Math.PI
      const depth = Math.max(0.4, distance + radius * Math.cos(a))
      const x = centreX + (focal * radius * Math.sin(a)) / depth
      const y = centreY + (focal * (eyeHeight + drop)) / depth
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    }).join(' ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b9bfc5"/><stop offset="0.45" stop-color="#e3e6e8"/><stop offset="0.62" stop-color="#eceeef"/><stop offset="1" stop-color="#c3c7ca"/></linearGradient>
<linearGradient id="stage" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d3d6d9"/><stop offset="1" stop-color="#aeb3b7"/></linearGradient>
<radialGradient id="glow" cx="0.5" cy="0.4" r="0.6"><stop offset="0" stop-color="#fff" stop-opacity="0.75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<filter id="soft" x="-10%" y="-40%" width="120%" height="180%"><feGaussianBlur stdDeviation="5"/></filter>
</defs>
<rect width="${width}" height="${height}" fill="url(#wall)"/><rect width="${width}" height="${height}" fill="url(#glow)"/>
<path d="${ring(discRadius + 0.2, 0.05)} Z" fill="#5d6367" opacity="0.45" filter="url(#soft)"/>
<path d="${ring(discRadius + 0.05, 0.06)} Z" fill="#7d8387"/><path d="${ring(discRadius)} Z" fill="url(#stage)"/>
<path d="${ring(discRadius - 0.12)} Z" fill="none" stroke="#f4f5f6" stroke-width="1.5" opacity="0.7"/>
</svg>`
  const pixels = await sharp(Buffer.from(svg)).flatten({ background: '#ddd' }).removeAlpha().raw().toBuffer()
  return { pixels, width, height }
}
