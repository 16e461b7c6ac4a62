import type { Site } from '#schemas/tenant/site.ts'
import { isAvailable } from '#schemas/vehicle/availability.ts'
import { canSave } from '#schemas/vehicle/can-save.ts'
import { canWatch } from '#schemas/vehicle/can-watch.ts'
import { listingTag, type ListingTag } from '#schemas/vehicle/listing-tag.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { cardIcon } from './card-icon.tsx'
import { badgeLooks, type BadgeLook } from './badge.tsx'
import { Image } from './image.tsx'
import { imageUrl } from './image-url.ts'
import { saveButtons } from './saved-vehicles/save-buttons.tsx'
import { styleClass } from './style/style-class.ts'
import type { CardLook } from './vehicle-card-style.ts'
import * as texts from './texts.ts'

interface CardPictureInput {
  vehicle: SearchDocument
  site: Site
  now: Date
  look: CardLook
  priority: boolean
  sizes: string
}

/** What a card shows of a vehicle's pictures, with the tag and the buttons that lie on them. */
export function cardPicture({ vehicle, site, now, look, priority, sizes }: CardPictureInput) {
  const tag = listingTag(vehicle, { rules: { ...site.config.cards, electricTag: site.flags.electricTag }, now })
  return (
    <div className={look.media}>
      <div className={look.picture}>
        <Image picture={getPicture(vehicle)} fills sizes={sizes} priority={priority} alt="" />
        {tag ? <div className={look.tagPlace}>{tagElement(tag, site, look)}</div> : null}
        {vehicle.photos_count > 1 && isAvailable(vehicle) ? (
          <div className={look.photosPlace}>
            <span className={look.photos}>
              {cardIcon({ name: 'camera', size: 14 })}
              {vehicle.photos_count}
              <span className={look.unseen}> {texts.photos}</span>
            </span>
          </div>
        ) : null}
        {saveButtons({ vehicle, keeping: canSave(vehicle, site), watching: canWatch(vehicle, site), look })}
      </div>
      {hasThumbs(vehicle) ? (
        <div className={look.thumbs}>
          {vehicle.thumbs.slice(1, 4).map((url) => (
            <img
              key={url}
              src={imageUrl(url, 320)}
              alt=""
              width={320}
              height={213}
              loading="lazy"
              decoding="async"
              className={look.thumb}
            />
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** Thumbnails are shown for in_stock cars (vehicles §4) with more than 3 images (vehicles §9). */
const hasThumbs = ({ status, thumbs }: SearchDocument): boolean => status === 'in_stock' && thumbs.length > 3

function getPicture(vehicle: SearchDocument) {
  const url = vehicle.thumbs[0]
  return url ? { url, alt: '', width: 960, height: 640 } : null
}

const tagLooks = {
  sold: 'dark',
  electric: 'positive',
  reserved: 'warning',
  certified: 'primary',
  custom: 'accent',
  'coming-soon': 'primary',
  'just-arrived': 'accent',
} as const satisfies Record<ListingTag['kind'], BadgeLook>

function tagElement(tag: ListingTag, site: Site, look: CardLook) {
  const badge = tag.kind === 'certified' ? site.config.cards.certifiedBadge : null
  if (!badge) return <span className={styleClass(badgeLooks[tagLooks[tag.kind]])}>{tag.text}</span>
  return (
    <img
      src={imageUrl(badge.url, 320)}
      alt={tag.text}
      width={badge.width}
      height={badge.height}
      loading="lazy"
      className={look.badge}
    />
  )
}
