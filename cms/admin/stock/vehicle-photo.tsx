/** A vehicle's first picture, small, from its site; a quiet ground where there is none. It only decorates: the name stands beside it. */
export const VehiclePhoto = ({ photo, origin }: { photo: string | null; origin: string }) =>
  photo ? (
    <img className="fc-photo" src={small(photo, origin)} alt="" width="96" height="72" loading="lazy" />
  ) : (
    <span className="fc-photo fc-photo--none" aria-hidden="true" />
  )

const small = (photo: string, origin: string): string =>
  photo.startsWith('/') ? `${origin}/_img/w_320,q_75,f_auto${photo}` : photo
