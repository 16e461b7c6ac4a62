import type { Keeping } from '#schemas/vehicle/can-keep.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { needsScript } from '../../_kit/page-scripts.ts'
import { anyIcon } from '../any-icon.tsx'

interface KeepButtonsInput {
  vehicle: Pick<SearchDocument, 'name'>
  keeping: Keeping
  look: { tools: string; tool: string }
}

/**
 * The favourite and compare buttons of a vehicle. They are plain elements that `keep-vehicles.ts` brings to life, on static pages and in islands alike:
 * what is pressed is known to the browser alone, so React is told to leave that attribute as it finds it. They stand within an element that has
 * `keptEntry`'s attributes.
 */
export function keepButtons({ vehicle, keeping, look }: KeepButtonsInput) {
  if (!keeping.favourite) return null
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
    </div>
  )
}

type Kept = Pick<SearchDocument, 'id' | 'slug' | 'name' | 'make' | 'model' | 'thumbs'>

/** What is kept of a vehicle, as attributes: the entry of spec/vehicles.md §3, Favourite entry. */
export const keptEntry = ({ id, slug, name, make, model, thumbs }: Kept) => ({
  'data-vehicle': id,
  'data-slug': slug,
  'data-name': name,
  'data-make': make,
  'data-model': model,
  'data-image': thumbs[0] ?? '',
})
