import { isShownHere } from './shown-images.ts'
import type { Vehicle } from './vehicle.ts'
import { videoSource } from './video-source.ts'

/** Modes of the viewer. vehicles §2, viewer modes */
export const viewerModes = ['spinner', 'gallery', 'walkaround', 'interior'] as const
export type ViewerMode = (typeof viewerModes)[number]

export interface ViewerState {
  mode: ViewerMode
  /** The gallery's slide, starting at 0. */
  slide: number
}

/** The modes with content, in order; the gallery is always included. */
export function listModes({ viewer }: Pick<Vehicle, 'viewer'>): ViewerMode[] {
  const has: Record<ViewerMode, boolean> = {
    spinner: (viewer?.spin_images.filter(isShownHere).length ?? 0) > 1,
    gallery: true,
    walkaround: (viewer?.walkaround_videos ?? []).some(({ video }) => videoSource(video.url) !== null),
    interior: isShownHere(viewer?.spin_interior_image ?? ''),
  }
  return viewerModes.filter((mode) => has[mode])
}

/** The initial mode: the site's preference if available, otherwise the gallery. vehicles §4, Viewer */
export const firstMode = (modes: readonly ViewerMode[], wish: ViewerMode): ViewerMode =>
  modes.includes(wish) ? wish : 'gallery'

/** Switches the mode, optionally to a slide of the gallery. Leaving the gallery resets it to the first slide. vehicles §4, Viewer */
export function enterMode(state: ViewerState, { mode, slide }: { mode: ViewerMode; slide?: number }): ViewerState {
  return { mode, slide: mode === 'gallery' ? (slide ?? state.slide) : 0 }
}
