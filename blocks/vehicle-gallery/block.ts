import { videoSlots } from '#schemas/vehicle/gallery-slides.ts'
import { viewerModes } from '#schemas/vehicle/viewer-mode.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const vehicleGallery = defineBlock({
  slug: 'vehicle-gallery',
  label: 'Vehicle viewer',
  category: 'vehicle',
  version: 1,
  description:
    'The vehicle to look at: pictures and films, and where it has them a spin, a walkaround and its interior all around.',
  keywords: ['images', 'photos', 'pictures', 'gallery', 'carousel', '360', 'spin', 'video', 'interior', 'panorama'],
  thumbnail,
  needs: ['vehicle'],
  hydrate: 'load',
  props: {
    opensWith: f.choice(viewerModes, {
      label: 'Opens with',
      help: 'The gallery, where a vehicle has nothing for this.',
      default: 'spinner',
      labels: { spinner: 'Spin' },
    }),
    videoSlot: f.choice(videoSlots, {
      label: 'Place of the video among the pictures',
      default: 'second',
      labels: { start: 'First', second: 'Second', middle: 'In the middle', end: 'Last' },
    }),
    thumbnails: f.toggle({ label: 'Thumbnails', help: 'With more than three pictures.', default: true }),
    counter: f.toggle({ label: 'Picture count', default: true }),
    fullscreen: f.toggle({ label: 'Fullscreen', default: true }),
    autoRotate: f.toggle({ label: 'The spin turns by itself', help: 'Until it is touched.' }),
  },
  summary: ({ opensWith }) => `Opens with ${opensWith === 'spinner' ? 'the spin' : `the ${opensWith}`}`,
})
