import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { queuedSharp } from './queued-sharp.ts'

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff' } })
    .png({ progressive: true })
    .toBuffer()

/** The largest number of pictures that were decoded or waited inside sharp at once. */
function watchDecoding(): { most: number } {
  const seen = { most: 0 }
  const note = (count: number) => (seen.most = Math.max(seen.most, count))
  sharp.queue.on('change', note)
  onTestFinished(() => void sharp.queue.off('change', note))
  return seen
}

test('uploads are decoded one at a time, sizes of one picture too', async () => {
  const bytes = await picture()
  const seen = watchDecoding()
  const sizes = Array.from({ length: 8 }, async () => {
    const base = queuedSharp(bytes).rotate()
    const made = [100, 50].map((width) => base.clone().resize({ width }).toBuffer({ resolveWithObject: true }))
    return (await Promise.all(made)).map(({ info }: { info: { width: number } }) => info.width)
  })
  expect(await Promise.all(sizes)).toEqual(Array.from({ length: 8 }, () => [100, 50]))
  expect(seen.most).toBe(1)
})

test('a picture that cannot be decoded does not hold up the next', async () => {
  const [damaged, sound] = await Promise.allSettled([
    queuedSharp(Buffer.from('no picture')).toBuffer(),
    queuedSharp(await picture()).toBuffer(),
  ])
  expect([damaged.status, sound.status]).toEqual(['rejected', 'fulfilled'])
})
