import { lazy, useState } from 'react'
import { Image } from '../_ui/image.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { FullscreenButton } from './fullscreen-button.tsx'
import { Loaded } from '../_ui/loaded.tsx'
import type { SpinProps } from './spin/spin.tsx'
import { useQuietMoment } from './use-quiet-moment.ts'
import { ViewerIcon } from './viewer-icon.tsx'
import { onlyWithScript, pill, restingStage, stage } from './viewer-style.ts'
import * as texts from './texts.ts'

interface SpinStageProps extends SpinProps {
  isShown: boolean
  /** It is shown first on the page. */
  isFirst: boolean
  hasFullscreen: boolean
}

const Spin = lazy(() => import('./spin/spin.tsx'))
const FullPage = lazy(() => import('./fullscreen/full-page.tsx'))

/** The first frame, and over it the interactive spin once the page is idle. Without script it is a picture with the hotspots as text. */
export function SpinStage({ isShown, isFirst, hasFullscreen, ...spin }: SpinStageProps) {
  const { isQuiet, hurry } = useQuietMoment(isShown)
  const [isTouched, setTouched] = useState(false)
  const [isFull, setFull] = useState(false)
  const touch = () => setTouched(true)
  const style = styleClasses(styles)
  const [first = ''] = spin.frames
  const still = { url: first, alt: texts.titleAllAround({ title: spin.title }), width: 1280, height: 853 }
  return (
    <div className={isShown ? style.stage : style.rest} onPointerEnter={hurry} onFocus={hurry}>
      <Image picture={still} fills fit="contain" priority={isFirst} sizes="(min-width: 64em) 60vw, 100vw" />
      {isQuiet ? (
        <Loaded onFailure={touch}>
          <Spin {...spin} isShown={isShown && !isFull} touch={touch} />
        </Loaded>
      ) : null}
      {hasFullscreen && isQuiet ? <FullscreenButton open={() => setFull(true)} /> : null}
      {isFull ? (
        <Loaded onFailure={() => setFull(false)}>
          <FullPage label={texts.titleAllAround({ title: spin.title })} onClose={() => setFull(false)}>
            <Image picture={still} fills fit="contain" sizes="100vw" />
            <Spin {...spin} isShown takesFocus touch={touch} />
          </FullPage>
        </Loaded>
      ) : null}
      {isTouched ? null : (
        <span className={style.hint}>
          <span className={style.pill}>
            <ViewerIcon name="spin" />
            {texts.swipeToSpin}
          </span>
        </span>
      )}
      {spin.hotspots.length > 0 ? (
        <noscript>
          <ul className={style.words}>
            {spin.hotspots.map(({ id, description }) => (
              <li key={id}>{description}</li>
            ))}
          </ul>
        </noscript>
      ) : null}
    </div>
  )
}

const styles = {
  stage,
  rest: restingStage,
  hint: {
    position: 'absolute',
    right: 0,
    bottom: 3,
    left: 0,
    display: 'flex',
    px: 3,
    // On phones the buttons are beside it.
    justifyContent: ['flex-start', 'center'],
    pointerEvents: 'none',
    ...onlyWithScript,
    // With text at 200% it would overlap them.
    '@media (max-width: 18em)': { display: 'none' },
  },
  pill,
  words: { position: 'absolute', bottom: 0, left: 0, p: 3, bg: 'scrim', color: 'onImage', fontSize: 'sm' },
} satisfies Record<string, CssObject>
