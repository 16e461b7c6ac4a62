import type { CarouselState } from './carousel-context.ts'

/** Moves a carousel before Embla is loaded, or if it cannot be. Scroll snapping corrects the position. */
export function scrollBySlides(viewport: HTMLElement, slides: number): void {
  const slide = viewport.firstElementChild?.firstElementChild
  if (slide) viewport.scrollBy({ left: slides * slide.clientWidth, behavior: motion('smooth') })
}

interface Target {
  index: number
  align: CarouselState['align']
  behavior: ScrollBehavior
}

export function scrollToSlide(viewport: HTMLElement, { index, align, behavior }: Target): void {
  const row = viewport.firstElementChild
  const slide = row?.children[index]
  if (!(row instanceof HTMLElement) || !(slide instanceof HTMLElement)) return
  const start = slide.offsetLeft - row.offsetLeft
  const left = align === 'center' ? start - (row.offsetWidth - slide.offsetWidth) / 2 : start
  viewport.scrollTo({ left, behavior: motion(behavior) })
}

const motion = (behavior: ScrollBehavior): ScrollBehavior => (prefersReducedMotion() ? 'instant' : behavior)

export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
