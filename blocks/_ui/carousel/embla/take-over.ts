import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel'
import type { CarouselState } from '../carousel-context.ts'
import { prefersReducedMotion } from '../native-scroll.ts'
import { snapFor, snapNear } from '../snaps.ts'

/** Embla starts at the native scroll position within one frame, so that nothing moves, and handles presses from then on. */
export function takeOver(connect: CarouselState['connect']): EmblaPluginType {
  let release = () => {}
  let hasDriven = false
  return {
    name: 'takeOver',
    options: {},
    init: (embla: EmblaCarouselType) => {
      const root = embla.rootNode()
      const scrolled = root.scrollLeft
      root.dataset['driven'] = 'true'
      root.scrollLeft = 0
      if (scrolled > 0) embla.scrollTo(snapNear(embla, scrolled), true)
      const disconnect = connect(embla, { keepsPosition: !hasDriven })
      hasDriven = true
      // Focus and find-in-page scroll hidden content into view, in a viewport that is not scrolled otherwise.
      const onScroll = () => {
        const left = root.scrollLeft
        if (left === 0) return
        root.scrollLeft = 0
        embla.scrollTo(snapNear(embla, left - embla.internalEngine().location.get()), true)
      }
      // The browser cannot scroll back to what stands before the viewport, such as for a screen reader. A press stays where it is.
      const onFocus = ({ target }: FocusEvent) => {
        if (!(target instanceof Element) || !target.matches(':focus-visible')) return
        const slide = embla.slideNodes().findIndex((node) => node.contains(target))
        const isBefore = Math.round(target.getBoundingClientRect().left) < Math.round(root.getBoundingClientRect().left)
        if (slide >= 0 && isBefore) embla.scrollTo(snapFor(embla, slide), true)
      }
      const onPointerUp = () => {
        if (prefersReducedMotion()) embla.scrollTo(embla.selectedScrollSnap(), true)
      }
      root.addEventListener('scroll', onScroll)
      root.addEventListener('focusin', onFocus)
      embla.on('pointerUp', onPointerUp)
      release = () => {
        embla.off('pointerUp', onPointerUp)
        root.removeEventListener('scroll', onScroll)
        root.removeEventListener('focusin', onFocus)
        disconnect()
        delete root.dataset['driven']
      }
    },
    destroy: () => release(),
  }
}
