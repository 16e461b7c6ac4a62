import { toDrawings, drawnIcon } from '../_ui/icon.tsx'

const drawings = toDrawings({
  expand: 'M4 9V4h5m11 5V4h-5M4 15v5h5m11-5v5h-5',
  spin: 'M12 8c5 0 9 1.6 9 4s-4 4-9 4-9-1.6-9-4c0-1.3 1.3-2.5 3.5-3.2M4 6l2.7 2.6L4.4 11.7',
  photos: 'M7 4h13v12H7zM4 8v12h13M9 14l3.5-4 2.5 3 1.5-1.5L18.5 14',
  play: 'm8 5 11 7-11 7z',
  seat: 'M8 3.5a2 2 0 0 1 2 1.7l1.5 8.3h5a2 2 0 0 1 2 2v5m0-2.5H9a2 2 0 0 1-2-1.6L5 6a2 2 0 0 1 3-2.5M10.5 9.5H15',
})

export type ViewerIconName = 'expand' | 'spin' | 'photos' | 'play' | 'seat'

/** Icons of the viewer, which no other page needs. */
export const ViewerIcon = ({ name, size = 20 }: { name: ViewerIconName; size?: number }) =>
  drawnIcon(drawings[name], { size })
