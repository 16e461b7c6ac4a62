import sharp from 'sharp'
import { expect, test } from 'vitest'
import { loadFonts } from './fonts.ts'
import { textPaths } from './text-paths.ts'

const { bold } = await loadFonts()
const at = { font: bold, size: 40, left: 0, top: 0, width: 300, lines: 3, colour: '#fff' }
const linesOf = (svg: string) => svg.match(/<path/g)?.length ?? 0

test('long words go on in the next line', () => {
  expect(linesOf(textPaths({ ...at, text: 'Kia' }).svg)).toBe(1)
  expect(linesOf(textPaths({ ...at, text: '2021 Kia Cerato Sport' }).svg)).toBe(2)
})

test('what does not fit is made smaller first, then cut', () => {
  const text = '2021 Kia Cerato Sport with everything that Kia sells'
  expect(textPaths({ ...at, text, smallest: 20 }).bottom).toBeLessThan(textPaths({ ...at, text }).bottom)
  expect(linesOf(textPaths({ ...at, text: `${text} `.repeat(9), smallest: 20 }).svg)).toBe(3)
})

test.each([200, 230, 260, 290, 320, 350])('truncated text fits into %i px, including its ellipsis', async (width) => {
  const { svg } = textPaths({ ...at, text: 'GT-Line Premium Performance Anniversary Edition', width, lines: 1 })
  const picture = sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="99">${svg}</svg>`))
  const { info } = await picture.flatten({ background: '#000' }).trim().toBuffer({ resolveWithObject: true })
  expect(info.width).toBeLessThanOrEqual(width)
})

test('a long word is made smaller before it is cut', () => {
  const inOneLine = { ...at, text: 'Harley-Davidson', lines: 1 }
  const { svg } = textPaths({ ...inOneLine, smallest: 20 })
  expect(svg).not.toBe(textPaths({ ...inOneLine, size: 20 }).svg)
  expect(textPaths({ ...inOneLine, smallest: 20 }).bottom).toBeLessThan(textPaths(inOneLine).bottom)
})

test('letters are outlines: no font of the machine and no markup has a part in them', () => {
  const { svg } = textPaths({ ...at, text: '<script>' })
  expect(svg).not.toMatch(/script|<text/)
})
