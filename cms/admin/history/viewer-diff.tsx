'use client'
import type { FieldDiffClientProps } from 'payload'
import { vehicleViewer } from '#schemas/vehicle/vehicle.ts'
import { TextDiff } from './text-diff.tsx'

/** Spin, films and the inside of a history, by the names of their files. */
export const ViewerDiff = (diff: FieldDiffClientProps) => <TextDiff diff={diff} words={viewerWords} />

function viewerWords(value: unknown): string {
  const viewer = vehicleViewer.safeParse(value ?? {}).data
  if (!viewer) return ''
  const { spin_images, spin_interior_image, walkaround_videos, videos, external_video_url } = viewer
  return [
    part(`Spin of ${spin_images.length}`, spin_images),
    part('Interior', spin_interior_image === null ? [] : [spin_interior_image]),
    part(
      'Walk around',
      walkaround_videos.map(({ video }) => video.url),
    ),
    part(
      'Videos',
      videos.map(({ video }) => video.url),
    ),
    external_video_url === null ? '' : `Video on another site: ${external_video_url}`,
  ]
    .filter((words) => words !== '')
    .join('; ')
}

const part = (label: string, addresses: readonly string[]): string =>
  addresses.length === 0 ? '' : `${label}: ${addresses.map((address) => address.split('/').at(-1)).join(', ')}`
