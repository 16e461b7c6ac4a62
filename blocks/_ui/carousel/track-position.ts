import type { CarouselState } from './carousel-context.ts'

/** Which slide a track shows, and whether it stands at an end. */
export function measure(track: HTMLElement, align: CarouselState['align']) {
  const atStart = track.scrollLeft <= 2
  const atEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - 2
  return { index: selected(track, align, { atStart, atEnd }), atStart, atEnd }
}

/** The nearest slide; in a row whose ends cannot come to the middle, the first and last at the ends. */
function selected(track: HTMLElement, align: CarouselState['align'], edges: { atStart: boolean; atEnd: boolean }) {
  const distances = [...track.children].map((slide) => Math.abs(offset(track, slide, align)))
  if (align === 'center' && edges.atStart !== edges.atEnd) {
    if (edges.atStart) return 0
    if (edges.atEnd) return distances.length - 1
  }
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

export function scrollToSlide(track: HTMLElement, index: number, behavior: ScrollBehavior): void {
  const slide = track.children[index]
  if (!slide) return
  const align = getComputedStyle(slide).scrollSnapAlign === 'center' ? 'center' : 'start'
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  track.scrollTo({ left: track.scrollLeft + offset(track, slide, align), behavior: calm ? 'instant' : behavior })
}

/** How far the slide is from where it would be selected. */
function offset(track: HTMLElement, slide: Element, align: CarouselState['align']): number {
  const frame = track.getBoundingClientRect()
  const own = slide.getBoundingClientRect()
  if (align === 'center') return own.left + own.width / 2 - (frame.left + frame.width / 2)
  return own.left - frame.left - (Number.parseFloat(getComputedStyle(track).scrollPaddingLeft) || 0)
}
