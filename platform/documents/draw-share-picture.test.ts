import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { drawSharePicture, sharePhoto } from './draw-share-picture.ts'
import { brandColours } from './brand-colours.ts'

const look = brandColours({ primary: '#0b5cad', ink: '#16202c', surface: '#ffffff', headerStyle: 'dark' })
const words = {
  kind: 'Used car',
  title: '2021 Kia Cerato',
  price: '$24,990',
  note: 'drive away',
  dealer: 'Kauri & <Sons>',
}
const draw = async (changes: Partial<typeof words> = {}, photo: Buffer | null = null) =>
  sharp(await drawSharePicture({ ...words, ...changes }, { look, pictures: { photo, logo: null } }))

const pixelAt = async (picture: Sharp, { left, top }: { left: number; top: number }) => [
  ...(await picture.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]

test('a shared link shows a picture of the shape that networks show whole', async () => {
  expect(await (await draw()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('the photo stands beside the words, on the dealer’s colours', async () => {
  const red = await sharp({ create: { ...sharePhoto, channels: 3, background: '#ff0000' } })
    .jpeg()
    .toBuffer()
  const picture = await draw({}, red)
  const [r = 0, g = 0] = await pixelAt(picture, { left: 1000, top: 200 })
  expect(r - g).toBeGreaterThan(200)
  const [, , blue = 0] = await pixelAt(picture, { left: 10, top: 10 })
  expect(blue).toBeGreaterThan(150)
})

test.each([
  ['', ''],
  ['Kia '.repeat(60), 'Enquire for price.'],
  ['W'.repeat(200), '$90,071,992,547,410'],
  ['日本 🚗', '</svg><script>'],
])('no words spoil it: %s', async (title, price) => {
  expect((await (await draw({ title, price, note: title })).metadata()).width).toBe(1200)
})
