import { expect, test } from 'vitest'
import { vehicleViewer } from './vehicle.ts'
import { enterMode, firstMode, listModes } from './viewer-mode.ts'

const viewer = (changes: object) => ({ viewer: vehicleViewer.parse(changes) })

test('a vehicle with pictures alone has a gallery and nothing to choose from (vehicles §4)', () => {
  expect(listModes({ viewer: null })).toEqual(['gallery'])
})

test('a vehicle has the modes that it has something for, in the order of the specification (vehicles §2, Viewer modes)', () => {
  const full = viewer({
    spin_images: ['/stock/0.webp', '/stock/1.webp'],
    walkaround_videos: [{ video: { url: '/media/walk.webm' } }],
    spin_interior_image: '/media/inside.webp',
  })
  expect(listModes(full)).toEqual(['spinner', 'gallery', 'walkaround', 'interior'])
})

test('a spin needs two frames, and files on other servers are ignored', () => {
  expect(listModes(viewer({ spin_images: ['/stock/0.webp'] }))).toEqual(['gallery'])
  const elsewhere = viewer({
    spin_images: ['https://cdn.example.com/0.webp', 'https://cdn.example.com/1.webp'],
    spin_interior_image: '//cdn.example.com/inside.webp',
  })
  expect(listModes(elsewhere)).toEqual(['gallery'])
})

test('a page opens with the mode that the site wishes, or else with the gallery (vehicles §4, Viewer default)', () => {
  expect(firstMode(['spinner', 'gallery'], 'spinner')).toBe('spinner')
  expect(firstMode(['spinner', 'gallery'], 'gallery')).toBe('gallery')
  expect(firstMode(['gallery'], 'spinner')).toBe('gallery')
})

test('leaving the gallery resets its index (vehicles §4, Gallery index)', () => {
  const away = enterMode({ mode: 'gallery', slide: 4 }, { mode: 'spinner' })
  expect(away).toEqual({ mode: 'spinner', slide: 0 })
  expect(enterMode(away, { mode: 'gallery' })).toEqual({ mode: 'gallery', slide: 0 })
})

test('a thumbnail leads from any mode to its picture', () => {
  expect(enterMode({ mode: 'interior', slide: 0 }, { mode: 'gallery', slide: 3 }).slide).toBe(3)
})

test('choosing the gallery while in it keeps its place', () => {
  expect(enterMode({ mode: 'gallery', slide: 2 }, { mode: 'gallery' }).slide).toBe(2)
})
