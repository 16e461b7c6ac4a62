/** A vehicle's first picture, small; a quiet ground where there is none. It only decorates: the name stands beside it. */
export const VehiclePhoto = ({ photo }: { photo: string | null }) =>
  photo ? (
    <img className="fc-photo" src={photo} alt="" width="96" height="72" loading="lazy" />
  ) : (
    <span className="fc-photo fc-photo--none" aria-hidden="true" />
  )
