import { lazy, useRef, useState } from 'react'
import { useSite } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { useIsNear } from '../_ui/carousel/use-is-near.ts'
import { Loaded } from '../_ui/loaded.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import type { MapProps } from './map-marker.ts'

const DrawnMap = lazy(() => import('./drawn-map.tsx'))
const TiledMap = lazy(() => import('./tiled-map.tsx'))

/**
 * A map that is loaded and drawn only once it is scrolled into view, in a frame that keeps its room: of the site's source, or drawn where it has
 * none or that cannot be shown. locations §1, Maps; §4, Map in view
 */
export function LocationMap(props: MapProps) {
  const frame = useRef<HTMLElement>(null)
  const isSeen = useIsNear(frame, '0px')
  const { source } = useSite().config.maps
  const [hasFailed, setFailed] = useState(false)
  const kind = source !== '' && !hasFailed ? 'tiled' : 'drawn'
  return (
    <Box ref={frame} css={look} data-map={isSeen ? kind : 'waiting'}>
      {isSeen && props.markers.length > 0 ? (
        <Loaded key={kind} onFailure={() => setFailed(true)}>
          {kind === 'tiled' ? <TiledMap {...props} onFailure={() => setFailed(true)} /> : <DrawnMap {...props} />}
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
