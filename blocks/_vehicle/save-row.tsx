import { canSave } from '#schemas/vehicle/can-save.ts'
import { canWatch } from '#schemas/vehicle/can-watch.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { useSite } from '../_kit/runtime.tsx'
import { buttonStyle } from '../_ui/button-style.ts'
import { saveButtons, vehicleEntry } from '../_ui/saved-vehicles/save-buttons.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'

/** Watchlist, compare and favourite buttons; null if the site or the vehicle's status allows none. vehicles §5 */
export function SaveRow({ vehicle }: { vehicle: Vehicle }) {
  const photos = vehicle.images.filter(({ isVideo }) => !isVideo)
  const site = useSite()
  const keeping = canSave({ ...vehicle, photos_count: photos.length }, site)
  const watching = canWatch(vehicle, site)
  if (!keeping.favourite && !watching) return null
  const thumbs = photos.slice(0, 1).map(({ image }) => image.thumb.url)
  return (
    <div {...vehicleEntry({ ...vehicle, thumbs })}>
      {saveButtons({ vehicle, keeping, watching, look: styleClasses(style) })}
    </div>
  )
}

const style = {
  tools: { display: 'inline-flex', gap: 2 },
  tool: {
    ...buttonStyle({ variant: 'secondary', size: 'sm' }),
    '&[aria-pressed=true]': { bg: 'action', color: 'onAction' },
    '&:is([data-keep=favourite], [data-watch])[aria-pressed=true] > svg': { fill: 'currentColor' },
    '&[hidden]': { display: 'none' },
    '@media (scripting: none)': { display: 'none' },
  },
} as const satisfies Record<string, CssObject>
