import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findSubject } from '#seed/stock/looks.ts'
import { drawScene } from './draw-scene.ts'
import { sceneKinds } from './scene-kinds.ts'

test.each(sceneKinds)('%s: a wide picture with something in it', { timeout: 60_000 }, async (kind) => {
  const picture = await drawScene(kind, { findSubject, width: 480, height: 270 })
  const { channels } = await sharp(picture).stats()
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20)
})
