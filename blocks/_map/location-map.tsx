import { lazy, useRef } from 'react'
import { Box } from '../_ui/box.tsx'
import { useIsNear } from '../_ui/carousel/use-is-near.ts'
import { Loaded } from '../_ui/loaded.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import type { MapProps } from './map-marker.ts'

/** A map library would be loaded here instead, with the same props. docs/decisions/256 */
const DrawnMap = lazy(() => import('./drawn-map.tsx'))

/** A map that is loaded and drawn only once it is scrolled into view, in a frame that keeps its room. locations §4, Map */
export function LocationMap(props: MapProps) {
  const frame = useRef<HTMLElement>(null)
  const isSeen = useIsNear(frame, '0px')
  return (
    <Box ref={frame} css={look} data-map={isSeen ? 'drawn' : 'waiting'}>
      {isSeen && props.markers.length > 0 ? (
        <Loaded>
          <DrawnMap {...props} />
        </Loaded>
      ) : null}
    </Box>
  )
}

const look: CssObject = {
  position: 'relative',
  height: ['17rem', null, '24rem', '34rem'],
  bg: 'primarySoft',
  border: 'thin',
  borderRadius: 'lg',
  overflow: 'hidden',
  '@media (scripting: none)': { display: 'none' },
}
