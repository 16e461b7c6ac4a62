import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { VehicleSheet } from '#schemas/vehicle/vehicle-sheet.ts'
import { drawVehiclePdf } from './vehicle-pdf.ts'
import { brandColours } from './brand-colours.ts'

const look = brandColours({ primary: '#0b5cad', ink: '#16202c', surface: '#ffffff', headerStyle: 'light' })
const aSheet = (changes: Partial<VehicleSheet> = {}): VehicleSheet => ({
  kind: 'Used car',
  title: '2021 Kia Cerato Sport',
  notice: '',
  price: { amount: '$24,990', was: '$26,990', note: 'drive away' },
  repayment: { repayment: '$122/wk*', rate: '9.71% p.a. comparison rate', warning: 'WARNING: …' },
  pictures: [],
  facts: [{ label: 'Colour', value: 'White' }],
  specifications: [{ label: 'Cylinders', value: '4' }],
  features: ['Sunroof'],
  comments: ['One owner.'],
  dealer: { name: 'Coastline Kia', phone: '07 5550 1234', address: '1 Ferry Road', licence: '4012345' },
  link: 'https://coastline.example/cars/kia-cerato-a12',
  day: '22 November 2026',
  locale: 'en-AU',
  ...changes,
})

let photo: Buffer
beforeAll(async () => {
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#888888' } })
    .jpeg()
    .toBuffer()
})

const drawn = async (changes: Partial<VehicleSheet> = {}, photos: Buffer[] = []) => {
  const pdf = await drawVehiclePdf(aSheet(changes), { look, pictures: { logo: null, photos }, compress: false })
  const text = pdf.toString('latin1')
  return { text, pages: text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0 }
}
/** A character in the format of the font's ToUnicode table. */
const code = (character: string) => `<${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}>`

test('a usual vehicle is one page of A4 that opens under its title', async () => {
  const { text, pages } = await drawn({}, [photo, photo, photo])
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(pages).toBe(1)
  expect(text).toContain('/MediaBox [0 0 595.28 841.89]')
  expect(text).toContain('/DisplayDocTitle true')
  expect(text.match(/\/Subtype \/Image/g)).toHaveLength(3)
})

test('the font is in the file, macrons and all, and a search finds them', async () => {
  const { text } = await drawn({ comments: ['Māori Hill, Taupō'] })
  expect(text).toContain('/FontFile2')
  expect(text).toContain(code('ā'))
  expect(text).toContain(code('ō'))
})

test('what the font does not know leaves no box', async () => {
  const { text } = await drawn({ title: '日本 2021 Kia 🚗', comments: ['日本'] })
  expect(text).not.toContain(code('日'))
})

test('the sheet leads back to the page and to the dealer’s phone', async () => {
  const { text } = await drawn()
  expect(text).toContain('(https://coastline.example/cars/kia-cerato-a12)')
  expect(text).toContain('(tel:0755501234)')
})

test('a vehicle of which nothing is known is a sheet all the same', async () => {
  const nothing = { facts: [], specifications: [], features: [], comments: [], price: null, repayment: null }
  const dealer = { name: '', phone: '', address: '', licence: '' }
  expect((await drawn({ ...nothing, title: '', dealer })).pages).toBe(1)
})

test('pictures make room where that keeps a vehicle on one page', async () => {
  const features = Array.from({ length: 45 }, (_, index) => `Feature ${index}`)
  const comments = Array.from({ length: 6 }, (_, index) => `Line ${index}`)
  expect((await drawn({ features, comments }, [photo, photo, photo])).pages).toBe(1)
})

test('a vehicle of which everything is said takes a few pages, however much it is', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => `Adaptive cruise control ${index} `.repeat(9))
  const { pages } = await drawn({
    title: 'Kia '.repeat(50),
    facts: many(12).map((value) => ({ label: value, value })),
    specifications: many(20).map((value) => ({ label: value, value })),
    features: many(500),
    comments: many(500),
  })
  expect(pages).toBeGreaterThan(1)
  expect(pages).toBeLessThanOrEqual(5)
})
