import type { EmblaCarouselType } from 'embla-carousel'

/** Embla has fewer positions than slides: at both ends several slides share one, to avoid empty space. */
export const slidesAt = (embla: EmblaCarouselType): readonly number[] =>
  embla.internalEngine().slideRegistry[embla.selectedScrollSnap()] ?? []

export const firstSlideAt = (embla: EmblaCarouselType): number => slidesAt(embla)[0] ?? 0

/** The position that shows a slide. */
export const snapFor = (embla: EmblaCarouselType, slide: number): number =>
  Math.max(
    0,
    embla.internalEngine().slideRegistry.findIndex((slides) => slides.includes(slide)),
  )

/** The position nearest to a scroll offset. */
export function snapNear(embla: EmblaCarouselType, scrolled: number): number {
  const distances = embla.internalEngine().scrollSnaps.map((snap) => Math.abs(snap + scrolled))
  return distances.indexOf(Math.min(...distances))
}
