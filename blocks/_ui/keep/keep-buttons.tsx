import type { Keeping } from '#schemas/vehicle/can-keep.ts'
import type { Watching } from '#schemas/vehicle/can-watch.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { needsScript } from '../../_kit/page-scripts.ts'
import { anyIcon } from '../any-icon.tsx'

interface KeepButtonsInput {
  vehicle: Pick<SearchDocument, 'name'>
  keeping: Keeping
  watching: Watching | null
  look: { tools: string; tool: string }
}

/**
 * The watchlist, compare and favourite buttons of a vehicle. They are plain elements that `keep-vehicles.ts` and `watch-script.ts` bring to life, on static pages and in islands alike:
 * what is pressed is known to the browser alone, so React is told to leave that attribute as it finds it. They stand within an element that has
 * `keptEntry`'s attributes.
 */
export function keepButtons({ vehicle, keeping, watching, look }: KeepButtonsInput) {
  if (!keeping.favourite && !watching) return null
  needsScript('keep')
  return (
    <div className={look.tools}>
      {keeping.compare ? (
        <button
          type="button"
          className={look.tool}
          data-keep="compare"
          title="Compare"
          aria-label={`Compare ${vehicle.name}`}
          aria-pressed={false}
          suppressHydrationWarning
        >
          {anyIcon({ name: 'swap', size: 20 })}
        </button>
      ) : null}
      {keeping.favourite ? (
        <button
          type="button"
          className={look.tool}
          data-keep="favourite"
          title="Favourite"
          aria-label={`Favourite ${vehicle.name}`}
          aria-pressed={false}
          suppressHydrationWarning
        >
          {anyIcon({ name: 'heart', size: 20 })}
        </button>
      ) : null}
      {watching ? watchButton({ name: vehicle.name, watching, className: look.tool }) : null}
    </div>
  )
}

interface WatchButton {
  name: string
  watching: Watching
  className: string
}

function watchButton({ name, watching, className }: WatchButton) {
  needsScript('watch')
  return (
    <button
      type="button"
      className={className}
      data-watch={watching}
      title="Watchlist"
      aria-label={`Save ${name} to your watchlist`}
      aria-pressed={false}
      hidden={watching === 'saved-only'}
      suppressHydrationWarning
    >
      {anyIcon({ name: 'star', size: 20 })}
    </button>
  )
}

type Kept = Pick<SearchDocument, 'id' | 'slug' | 'name' | 'make' | 'model' | 'thumbs'>

/** What is kept of a vehicle, as attributes: the entry of vehicles §3, Favourite entry. */
export const keptEntry = ({ id, slug, name, make, model, thumbs }: Kept) => ({
  'data-vehicle': id,
  'data-slug': slug,
  'data-name': name,
  'data-make': make,
  'data-model': model,
  'data-image': thumbs[0] ?? '',
})
