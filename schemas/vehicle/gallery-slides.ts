import { isShownHere, shownImages } from './shown-images.ts'
import type { Vehicle } from './vehicle.ts'
import { type VideoSource, videoSource } from './video-source.ts'

/** Position of the film among the pictures; default: second. vehicles §2 */
export const videoSlots = ['start', 'second', 'middle', 'end'] as const
export type VideoSlot = (typeof videoSlots)[number]

export type GallerySlide =
  | { kind: 'picture'; url: string; thumb: string; place: number }
  /** `thumb` is empty if the film has no picture. */
  | { kind: 'video'; source: VideoSource; thumb: string }

/** Pictures and films of a vehicle as slides; a film among its pictures keeps its position. vehicles §2 */
export function gallerySlides(vehicle: Pick<Vehicle, 'images' | 'video_url' | 'viewer'>, slot: VideoSlot) {
  const slides = shownImages(vehicle.images).flatMap(getSlide).map(counted())
  const known = new Set(slides.flatMap((slide) => (slide.kind === 'video' ? [slide.source.url] : [])))
  const films = getFilms(vehicle).filter((film) => !known.has(film.source.url))
  return slides.toSpliced(getVideoPlace(slot, slides.length), 0, ...films)
}

/** The index of an inserted slide. */
export function getVideoPlace(slot: VideoSlot, count: number): number {
  const places = { start: 0, second: Math.min(1, count), middle: Math.ceil(count / 2), end: count }
  return places[slot]
}

function getSlide({ image, isVideo }: Vehicle['images'][number]): GallerySlide[] {
  if (!isVideo) return [{ kind: 'picture', url: image.url, thumb: image.thumb.url, place: 0 }]
  const source = videoSource(image.url)
  const thumb = image.thumb.url !== image.url && isShownHere(image.thumb.url) ? image.thumb.url : ''
  return source ? [{ kind: 'video', source, thumb }] : []
}

/** Pictures are numbered separately: "picture 2 of 5". */
function counted() {
  let place = 0
  return (slide: GallerySlide): GallerySlide => (slide.kind === 'picture' ? { ...slide, place: (place += 1) } : slide)
}

function getFilms({ video_url, viewer }: Pick<Vehicle, 'video_url' | 'viewer'>) {
  const urls = [viewer?.external_video_url, video_url, ...(viewer?.videos ?? []).map(({ video }) => video.url)]
  const sources = new Map<string, VideoSource>()
  for (const url of urls) {
    const source = videoSource(url ?? '')
    if (source) sources.set(source.url, source)
  }
  return [...sources.values()].map((source) => ({ kind: 'video', source, thumb: '' }) as const)
}
