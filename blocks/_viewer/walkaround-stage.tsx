import { useState } from 'react'
import type { VideoSource } from '#schemas/vehicle/video-source.ts'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Video } from './video.tsx'
import { onlyWithScript, pill, restingStage, stage } from './viewer-style.ts'
import * as texts from './texts.ts'

interface WalkaroundStageProps {
  films: readonly VideoSource[]
  title: string
  poster: string
  isShown: boolean
}

/** Walkaround films. */
export function WalkaroundStage({ films, title, poster, isShown }: WalkaroundStageProps) {
  const [chosen, setChosen] = useState(0)
  const style = styleClasses(styles)
  const film = films[chosen]
  return (
    <div className={isShown ? style.stage : style.rest}>
      {film ? (
        <Video
          key={film.url}
          source={film}
          kind="film"
          label={texts.walkaroundOfTheTitle({ title })}
          poster={poster}
          isActive={isShown}
        />
      ) : null}
      {films.length > 1 ? (
        <fieldset aria-label={texts.chooseAVideo} className={style.choice}>
          {films.map(({ url }, place) => (
            <button
              key={url}
              type="button"
              aria-current={place === chosen || undefined}
              className={style.button}
              onClick={() => setChosen(place)}
            >
              {texts.videoPlace({ place: place + 1 })}
            </button>
          ))}
        </fieldset>
      ) : null}
    </div>
  )
}

const styles = {
  stage,
  rest: restingStage,
  choice: { position: 'absolute', top: 3, left: 3, display: 'flex', flexWrap: 'wrap', gap: 2, ...onlyWithScript },
  button: {
    ...pill,
    minHeight: '2rem',
    '&[aria-current]': { bg: 'surfaceInverse', color: 'onInverse' },
    '&:hover': { bg: 'surfaceInverse', color: 'onInverse' },
  },
} satisfies Record<string, CssObject>
