import { lazy, useState } from 'react'
import { hotspotsInside } from '#schemas/vehicle/hotspots-shown.ts'
import type { VehicleHotspot } from '#schemas/vehicle/vehicle.ts'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { FullscreenButton } from './fullscreen-button.tsx'
import { Hotspots } from './hotspots.tsx'
import { Loaded } from '../_ui/loaded.tsx'
import { useHydrated } from '../_ui/use-hydrated.ts'
import { restingStage, stage } from './viewer-style.ts'
import * as texts from './texts.ts'

interface InteriorStageProps {
  /** URL of an equirectangular picture. */
  panorama: string
  /** The vehicle's name. */
  title: string
  hotspots: readonly VehicleHotspot[]
  isShown: boolean
  hasFullscreen: boolean
}

const Panorama = lazy(() => import('./panorama/panorama.tsx'))
const FullPage = lazy(() => import('./fullscreen/full-page.tsx'))

/** The interior view. Without script or WebGL, the panorama is a wide picture that scrolls. */
export function InteriorStage({ panorama, title, hotspots, isShown, hasFullscreen }: InteriorStageProps) {
  const isHydrated = useHydrated()
  const [isFlat, setFlat] = useState(false)
  const [isFull, setFull] = useState(false)
  const [wasShown, setWasShown] = useState(false)
  if (isShown && !wasShown) setWasShown(true)
  const style = styleClasses(styles)
  const inside = hotspotsInside(hotspots)
  const flat = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard.
    <div role="region" aria-label={texts.insideTheTitle({ title })} tabIndex={0} className={style.scroller}>
      <div className={style.wide}>
        <img
          src={panorama}
          alt={texts.insideTheTitleAll({ title })}
          width={2048}
          height={1024}
          loading="lazy"
          className={style.picture}
        />
        {isFlat ? <Hotspots hotspots={inside} /> : null}
      </div>
    </div>
  )
  const giveUp = () => {
    setFlat(true)
    setFull(false)
  }
  const look = { panorama, title, hotspots: inside, giveUp }
  const looksAround = isHydrated && wasShown && !isFlat
  return (
    <div className={isShown ? style.stage : style.rest}>
      {looksAround ? (
        <Loaded before={flat} onFailure={giveUp}>
          <Panorama {...look} />
        </Loaded>
      ) : (
        flat
      )}
      {hasFullscreen && looksAround ? <FullscreenButton open={() => setFull(true)} /> : null}
      {isFull ? (
        <Loaded onFailure={() => setFull(false)}>
          <FullPage label={texts.insideTheTitle({ title })} onClose={() => setFull(false)}>
            <Panorama {...look} takesFocus />
          </FullPage>
        </Loaded>
      ) : null}
    </div>
  )
}

const styles = {
  stage,
  rest: restingStage,
  scroller: { position: 'absolute', inset: 0, overflowX: 'auto', overflowY: 'hidden', bg: 'shade' },
  wide: { position: 'relative', height: '100%', aspectRatio: '2/1' },
  picture: { width: '100%', height: '100%', maxWidth: 'none' },
} satisfies Record<string, CssObject>
