/** A small image of a vehicle's first picture, or a plain background. It is decorative, since the name is beside it. */
export const VehiclePhoto = ({ photo }: { photo: string | null }) =>
  photo ? (
    <img className="fc-photo" src={photo} alt="" width="96" height="72" loading="lazy" />
  ) : (
    <span className="fc-photo fc-photo--none" aria-hidden="true" />
  )
