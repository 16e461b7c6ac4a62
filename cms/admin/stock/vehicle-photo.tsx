interface VehiclePhotoProps {
  /** A path on the site's origin, or a whole address. */
  photo: string | null
  /** Empty while it is not known. */
  origin: string
}

/** A vehicle's first picture, small, from its site; a quiet ground where there is none. It only decorates: the name stands beside it. */
export function VehiclePhoto({ photo, origin }: VehiclePhotoProps) {
  const isOwn = photo?.startsWith('/') ?? false
  if (!photo || (isOwn && origin === '')) return <span className="fc-photo fc-photo--none" aria-hidden="true" />
  const source = isOwn ? `${origin}/_img/w_320,q_75,f_auto${photo}` : photo
  return <img className="fc-photo" src={source} alt="" width="96" height="72" loading="lazy" />
}
