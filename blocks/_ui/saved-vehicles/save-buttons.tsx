import type { SaveOptions } from '#schemas/vehicle/can-save.ts'
import type { WatchlistAudience } from '#schemas/vehicle/can-watch.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { needsScript } from '../../_kit/page-scripts.ts'
import { cardIcon } from '../card-icon.tsx'
import * as texts from '../texts.ts'

interface SaveButtonsInput {
  vehicle: Pick<SearchDocument, 'name'>
  keeping: SaveOptions
  watching: WatchlistAudience | null
  look: { tools: string; tool: string }
}

/**
 * The watchlist, compare and favourite buttons of a vehicle. They are plain elements that `local-lists-script.ts` and `watchlist-script.ts` bring to life, on static pages and in islands alike:
 * what is pressed is known to the browser alone, so React is told to leave that attribute as it finds it. They stand within an element that has
 * `vehicleEntry`'s attributes.
 */
export function saveButtons({ vehicle, keeping, watching, look }: SaveButtonsInput) {
  if (!keeping.favourite && !watching) return null
  needsScript('local-lists')
  return (
    <div className={look.tools}>
      {keeping.compare ? (
        <button
          type="button"
          className={look.tool}
          data-keep="compare"
          title={texts.compare}
          aria-label={texts.compareName({ name: vehicle.name })}
          aria-pressed={false}
          suppressHydrationWarning
        >
          {cardIcon({ name: 'swap', size: 20 })}
        </button>
      ) : null}
      {keeping.favourite ? (
        <button
          type="button"
          className={look.tool}
          data-keep="favourite"
          title={texts.favourite}
          aria-label={texts.favouriteName({ name: vehicle.name })}
          aria-pressed={false}
          suppressHydrationWarning
        >
          {cardIcon({ name: 'heart', size: 20 })}
        </button>
      ) : null}
      {watching ? watchButton({ name: vehicle.name, watching, className: look.tool }) : null}
    </div>
  )
}

interface WatchButton {
  name: string
  watching: WatchlistAudience
  className: string
}

function watchButton({ name, watching, className }: WatchButton) {
  needsScript('watchlist')
  return (
    <button
      type="button"
      className={className}
      data-watch={watching}
      title={texts.watchlist}
      aria-label={texts.saveNameToYourWatchlist({ name })}
      aria-pressed={false}
      hidden={watching === 'saved-only'}
      suppressHydrationWarning
    >
      {cardIcon({ name: 'star', size: 20 })}
    </button>
  )
}

type SavableVehicle = Pick<SearchDocument, 'id' | 'slug' | 'name' | 'make' | 'model' | 'thumbs'>

/** The stored entry of a vehicle as attributes: vehicles §3, Favourite entry. */
export const vehicleEntry = ({ id, slug, name, make, model, thumbs }: SavableVehicle) => ({
  'data-vehicle': id,
  'data-slug': slug,
  'data-name': name,
  'data-make': make,
  'data-model': model,
  'data-image': thumbs[0] ?? '',
})
