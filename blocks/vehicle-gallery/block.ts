import { videoSlots } from '#schemas/vehicle/gallery-slides.ts'
import { viewerModes } from '#schemas/vehicle/viewer-mode.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const vehicleGallery = defineBlock({
  slug: 'vehicle-gallery',
  label: texts.vehicleViewer,
  category: 'vehicle',
  version: 1,
  description: texts.vehicleViewerDescription,
  keywords: [
    'images',
    'photos',
    'pictures',
    'gallery',
    'carousel',
    '360',
    'spin',
    'video',
    'interior',
    'panorama',
    'image',
  ],
  needs: ['vehicle'],
  hydrate: 'load',
  props: {
    opensWith: f.choice(viewerModes, {
      label: texts.opensWith,
      help: texts.opensWithHelp,
      default: 'spinner',
      labels: { spinner: texts.spin },
    }),
    videoSlot: f.choice(videoSlots, {
      label: texts.placeOfTheVideoAmongThePictures,
      default: 'second',
      labels: { start: texts.first, second: texts.second, middle: texts.inTheMiddle, end: texts.last },
    }),
    thumbnails: f.toggle({ label: texts.thumbnails, help: texts.thumbnailsHelp, default: true }),
    counter: f.toggle({ label: texts.pictureCount, default: true }),
    fullscreen: f.toggle({ label: texts.fullscreen, default: true }),
    autoRotate: f.toggle({ label: texts.spinAutomatically, help: texts.spinAutomaticallyHelp }),
  },
  summary: ({ opensWith }) =>
    texts.opensWithDetail({ detail: opensWith === 'spinner' ? texts.theSpin : `the ${opensWith}` }),
})
