import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { catalogue } from '#seed/stock/catalogue/index.ts'
import { carLook } from '#seed/stock/looks.ts'
import { spinFrames, type Portrait } from './portrait.ts'
import { openStudio } from './studio.ts'

const slow = { timeout: 60_000 }
const studio = openStudio({ width: 240, height: 160 })
const make = catalogue[0]
const model = make?.models[0]
if (!make || !model) throw new Error('The catalogue is empty.')
const look = carLook(make, model)

/** Width of the vehicle in pixels, by its paint. */
async function redColumns(picture: Buffer): Promise<{ left: number; right: number }> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const columns = new Set<number>()
  for (let at = 0; at < data.length; at += 3)
    if ((data[at] ?? 0) > 70 && (data[at] ?? 0) > 2 * (data[at + 1] ?? 0)) columns.add((at / 3) % info.width)
  return { left: Math.min(...columns), right: Math.max(...columns) }
}

test('a turn has 36 frames, each another, and the vehicle stays in the picture and in its middle', slow, async () => {
  const frames: Buffer[] = []
  for (let frame = 0; frame < spinFrames; frame++)
    frames.push(await studio.take({ kind: 'spin', ...look, paint: 'red', frame }))
  expect(new Set(frames.map((frame) => frame.toString('base64'))).size).toBe(36)
  for (const frame of frames) {
    const { left, right } = await redColumns(frame)
    expect(left).toBeGreaterThan(2)
    expect(right).toBeLessThan(178)
    expect(Math.abs((left + right) / 2 - 90)).toBeLessThan(30)
  }
})

test('a walk around is a film of five seconds that a browser plays', slow, async () => {
  const film = await studio.take({ kind: 'walkaround', ...look, paint: 'red' })
  const input = new Input({ source: new BufferSource(film), formats: ALL_FORMATS })
  const track = await input.getPrimaryVideoTrack()
  expect(await input.computeDuration()).toBeCloseTo(5, 1)
  expect(await track?.getCodec()).toBe('vp8')
})

test('the inside is seen all round, twice as wide as high, its seats in the trim', slow, async () => {
  const take = async (trim: 'black' | 'beige') => {
    const portrait: Portrait = { kind: 'panorama', name: 'cabin', view: 'cabin', trim }
    return studio.take(portrait)
  }
  const [black, beige] = [await take('black'), await take('beige')]
  const { width, height } = await sharp(beige).metadata()
  const [dark, light] = [await sharp(black).stats(), await sharp(beige).stats()]
  expect(width).toBe(2 * (height ?? 0))
  expect((light.channels[0]?.mean ?? 0) - (dark.channels[0]?.mean ?? 0)).toBeGreaterThan(10)
})
