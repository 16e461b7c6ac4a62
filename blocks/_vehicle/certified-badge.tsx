import { certifiedText, isCertified } from '#schemas/vehicle/is-certified.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { useSite } from '../_kit/runtime.tsx'
import { Badge } from '../_ui/badge.tsx'
import { imageUrl } from '../_ui/image-url.ts'
import { styleClass } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'

/** For a certified vehicle: the site's badge picture, or text. locations §9, Vehicle page */
export function CertifiedBadge({ vehicle }: { vehicle: Vehicle }) {
  const { cards } = useSite().config
  if (!isCertified(vehicle, cards)) return null
  const words = certifiedText(vehicle)
  const { certifiedBadge: badge } = cards
  if (!badge) return <Badge look="primary">{words}</Badge>
  return (
    <img
      src={imageUrl(badge.url, 320)}
      alt={words}
      width={badge.width}
      height={badge.height}
      className={styleClass(picture)}
    />
  )
}

const picture: CssObject = { height: '1.625rem', width: 'auto', maxWidth: '100%' }
