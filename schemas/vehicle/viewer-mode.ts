import { isShownHere } from './shown-images.ts'
import type { Vehicle } from './vehicle.ts'
import { videoSource } from './video-source.ts'

/** How a vehicle can be looked at. vehicles §2, viewer modes */
export const viewerModes = ['spinner', 'gallery', 'walkaround', 'interior'] as const
export type ViewerMode = (typeof viewerModes)[number]

export interface ViewerState {
  mode: ViewerMode
  /** The gallery's slide, from 0. */
  slide: number
}

/** The modes that a vehicle has something for, in their order; pictures, or the lack of them, are always shown. */
export function modesOf({ viewer }: Pick<Vehicle, 'viewer'>): ViewerMode[] {
  const has: Record<ViewerMode, boolean> = {
    spinner: (viewer?.spin_images.filter(isShownHere).length ?? 0) > 1,
    gallery: true,
    walkaround: (viewer?.walkaround_videos ?? []).some(({ video }) => videoSource(video.url) !== null),
    interior: isShownHere(viewer?.spin_interior_image ?? ''),
  }
  return viewerModes.filter((mode) => has[mode])
}

/** The mode that a page opens with: the site's wish where the vehicle has it, otherwise its pictures. vehicles §4, Viewer */
export const firstMode = (modes: readonly ViewerMode[], wish: ViewerMode): ViewerMode =>
  modes.includes(wish) ? wish : 'gallery'

/** Goes to another mode, into the gallery perhaps at a slide. Leaving the gallery brings it back to its beginning. vehicles §4, Viewer */
export function enterMode(state: ViewerState, { mode, slide }: { mode: ViewerMode; slide?: number }): ViewerState {
  return { mode, slide: mode === 'gallery' ? (slide ?? state.slide) : 0 }
}
