import type { ViewerMode } from '#schemas/vehicle/viewer-mode.ts'
import { styleClass } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { ViewerIcon, type ViewerIconName } from './viewer-icon.tsx'
import { onlyWithScript } from './viewer-style.ts'
import * as texts from './texts.ts'

interface ModeChoiceProps {
  modes: readonly ViewerMode[]
  mode: ViewerMode
  choose: (mode: ViewerMode) => void
}

/** The viewer's modes, if there are several. */
export function ModeChoice({ modes, mode, choose }: ModeChoiceProps) {
  if (modes.length < 2) return null
  return (
    <fieldset aria-label={texts.views} className={styleClass(row)}>
      {modes.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === mode}
          data-media={each}
          className={styleClass(button)}
          onClick={() => choose(each)}
        >
          <ViewerIcon name={looks[each].icon} size={18} />
          {looks[each].label}
        </button>
      ))}
    </fieldset>
  )
}

const looks: Record<ViewerMode, { label: string; icon: ViewerIconName }> = {
  spinner: { label: texts.spin, icon: 'spin' },
  gallery: { label: texts.gallery, icon: 'photos' },
  walkaround: { label: texts.walkaround, icon: 'play' },
  interior: { label: texts.interior, icon: 'seat' },
}

const row: CssObject = { display: 'flex', flexWrap: 'wrap', gap: [1, 2], mt: 3, ...onlyWithScript }
const button: CssObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  // A button keeps its width while the page is still loading the following ones.
  flex: 'none',
  minWidth: 'tap',
  minHeight: 'tap',
  px: [2, 4],
  border: 'thin',
  borderRadius: 'md',
  bg: 'surfaceRaised',
  color: 'ink',
  fontSize: 'sm',
  fontWeight: 'semibold',
  whiteSpace: 'nowrap',
  // Four fit in a row on a phone, and in a column beside the price on a tablet.
  '@media (max-width: 63.99em)': { '& > svg': { display: 'none' } },
  '&:hover': { borderColor: 'lineStrong' },
  '&[aria-pressed=true]': { bg: 'surfaceInverse', color: 'onInverse', borderColor: 'surfaceInverse' },
}
