import { lazy } from 'react'
import { Loaded } from '../loaded.tsx'
import { useCarouselContext } from './carousel-context.ts'
import { useIsNear } from './use-is-near.ts'

const EmblaDriver = lazy(() => import('./embla/embla-driver.tsx').then(({ loadDriver }) => loadDriver()))

/** Last child of a carousel's viewport. Embla is loaded once the carousel is near the window; if that fails, native scrolling stays. */
export function CarouselDriver() {
  const { viewport } = useCarouselContext()
  if (!useIsNear(viewport)) return null
  return (
    <Loaded>
      <EmblaDriver />
    </Loaded>
  )
}
