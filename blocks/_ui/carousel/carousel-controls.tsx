import { Icon } from '../icon.tsx'
import { Inline } from '../inline.tsx'
import { styleClass } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'
import { useCarouselContext } from './carousel-context.ts'
import * as texts from '../texts.ts'

/** Previous and next, and pause with autoplay. Without script there are none: the track scrolls. */
export function CarouselControls({ look = 'plain' }: { look?: keyof typeof looks }) {
  const { canGoBack, canGoOn, goBack, goOn, isStill, isPlaying, togglePlay } = useCarouselContext()
  if (isStill) return null
  const className = styleClass(looks[look])
  return (
    <Inline gap={2} flexWrap="nowrap" css={onlyWithScript}>
      <button type="button" className={className} disabled={!canGoBack} onClick={goBack} aria-label={texts.previous}>
        <Icon name="chevronLeft" />
      </button>
      {togglePlay ? (
        <button
          type="button"
          className={className}
          onClick={togglePlay}
          aria-label={isPlaying ? texts.pause : texts.playAutomatically}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
      ) : null}
      <button type="button" className={className} disabled={!canGoOn} onClick={goOn} aria-label={texts.next}>
        <Icon name="chevronRight" />
      </button>
    </Inline>
  )
}

const onlyWithScript: CssObject = { '@media (scripting: none)': { display: 'none' } }

const round: CssObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  size: 'tap',
  borderRadius: '50%',
  transition: 'background-color .15s, opacity .15s',
  '&:focus-visible': { borderRadius: '50%' },
}

const looks = {
  plain: {
    ...round,
    border: 'thin',
    bg: 'surfaceRaised',
    color: 'ink',
    '&:hover:not(:disabled)': { borderColor: 'lineStrong' },
    '&:disabled': { opacity: 0.4 },
  },
  onImage: {
    ...round,
    bg: 'scrim',
    color: 'onImage',
    '&:hover:not(:disabled)': { bg: 'surfaceInverse', color: 'onInverse' },
    '&:disabled': { opacity: 0.4 },
  },
} satisfies Record<string, CssObject>
