import { isShownHere, shownImages } from './shown-images.ts'
import type { Vehicle } from './vehicle.ts'
import { type VideoSource, videoSource } from './video-source.ts'

/** Where among the pictures the film stands; unless told, second. vehicles §2 */
export const videoSlots = ['start', 'second', 'middle', 'end'] as const
export type VideoSlot = (typeof videoSlots)[number]

export type GallerySlide =
  | { kind: 'picture'; url: string; thumb: string; place: number }
  /** `thumb` is empty where the film has no picture of its own. */
  | { kind: 'video'; source: VideoSource; thumb: string }

/** Pictures and films of a vehicle as slides; a film that its pictures name stands where they name it. vehicles §2 */
export function gallerySlides(vehicle: Pick<Vehicle, 'images' | 'video_url' | 'viewer'>, slot: VideoSlot) {
  const slides = shownImages(vehicle.images).flatMap(slideOf).map(counted())
  const known = new Set(slides.flatMap((slide) => (slide.kind === 'video' ? [slide.source.url] : [])))
  const films = filmsOf(vehicle).filter((film) => !known.has(film.source.url))
  return slides.toSpliced(placeOf(slot, slides.length), 0, ...films)
}

/** Where something new stands among so many, from 0. */
export function placeOf(slot: VideoSlot, count: number): number {
  const places = { start: 0, second: Math.min(1, count), middle: Math.ceil(count / 2), end: count }
  return places[slot]
}

function slideOf({ image, isVideo }: Vehicle['images'][number]): GallerySlide[] {
  if (!isVideo) return [{ kind: 'picture', url: image.url, thumb: image.thumb.url, place: 0 }]
  const source = videoSource(image.url)
  const thumb = image.thumb.url !== image.url && isShownHere(image.thumb.url) ? image.thumb.url : ''
  return source ? [{ kind: 'video', source, thumb }] : []
}

/** Pictures are counted among themselves: "picture 2 of 5". */
function counted() {
  let place = 0
  return (slide: GallerySlide): GallerySlide => (slide.kind === 'picture' ? { ...slide, place: (place += 1) } : slide)
}

function filmsOf({ video_url, viewer }: Pick<Vehicle, 'video_url' | 'viewer'>) {
  const urls = [viewer?.external_video_url, video_url, ...(viewer?.videos ?? []).map(({ video }) => video.url)]
  const sources = new Map<string, VideoSource>()
  for (const url of urls) {
    const source = videoSource(url ?? '')
    if (source) sources.set(source.url, source)
  }
  return [...sources.values()].map((source) => ({ kind: 'video', source, thumb: '' }) as const)
}
