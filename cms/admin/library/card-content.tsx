interface Props {
  label: string
  picture: string | null
}

/** A picture as the site shows the block, or a neutral one, and the name below. */
export const CardContent = ({ label, picture }: Props) => (
  <>
    {picture === null ? (
      <span className="fc-library-blank" aria-hidden="true" />
    ) : (
      <img src={picture} alt="" width={480} height={320} loading="lazy" draggable={false} />
    )}
    <span>{label}</span>
  </>
)
