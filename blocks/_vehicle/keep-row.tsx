import { canKeep } from '#schemas/vehicle/can-keep.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { useSite } from '../_kit/runtime.tsx'
import { buttonStyle } from '../_ui/button-style.ts'
import { keepButtons, keptEntry } from '../_ui/keep/keep-buttons.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'

/** Favourite and compare; nothing where the site or the vehicle's state allows neither. spec/vehicles.md §5 */
export function KeepRow({ vehicle }: { vehicle: Vehicle }) {
  const photos = vehicle.images.filter(({ isVideo }) => !isVideo)
  const keeping = canKeep({ ...vehicle, photos_count: photos.length }, useSite())
  if (!keeping.favourite) return null
  const thumbs = photos.slice(0, 1).map(({ image }) => image.thumb.url)
  return (
    <div {...keptEntry({ ...vehicle, thumbs })}>{keepButtons({ vehicle, keeping, look: styleClasses(style) })}</div>
  )
}

const style = {
  tools: { display: 'inline-flex', gap: 2 },
  tool: {
    ...buttonStyle({ variant: 'secondary', size: 'sm' }),
    '&[aria-pressed=true]': { bg: 'action', color: 'onAction' },
    '&[data-keep=favourite][aria-pressed=true] > svg': { fill: 'currentColor' },
    '@media (scripting: none)': { display: 'none' },
  },
} as const satisfies Record<string, CssObject>
