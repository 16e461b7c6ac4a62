import { vehicleViewer } from '#schemas/vehicle/vehicle.ts'
import * as texts from './texts.ts'

/** Spin, films and interior of a vehicle, by file name. */
export function viewerWords(value: unknown): string {
  const viewer = vehicleViewer.safeParse(value ?? {}).data
  if (!viewer) return ''
  const { spin_images, spin_code, spin_interior_image, walkaround_videos, videos, external_video_url } = viewer
  return [
    part(texts.spinOfLength({ length: spin_images.length }), spin_images),
    part(texts.spinCode, spin_code === null ? [] : [spin_code]),
    part(texts.interior, spin_interior_image === null ? [] : [spin_interior_image]),
    part(
      texts.walkAround,
      walkaround_videos.map(({ video }) => video.url),
    ),
    part(
      texts.videos,
      videos.map(({ video }) => video.url),
    ),
    external_video_url === null ? '' : texts.videoOnAnotherSite({ external_video_url }),
  ]
    .filter((words) => words !== '')
    .join('; ')
}

const part = (label: string, addresses: readonly string[]): string =>
  addresses.length === 0 ? '' : `${label}: ${addresses.map((address) => address.split('/').at(-1)).join(', ')}`
