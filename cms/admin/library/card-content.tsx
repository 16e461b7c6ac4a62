import * as texts from './texts.ts'

interface Props {
  label: string
  picture: string | null
  isOff?: boolean
}

/** A picture as the site shows the block, or a neutral one, and the name below. */
export const CardContent = ({ label, picture, isOff = false }: Props) => (
  <>
    {picture === null ? (
      <span className="fc-library-blank" aria-hidden="true" />
    ) : (
      <img src={picture} alt="" width={480} height={320} loading="lazy" draggable={false} />
    )}
    <span>{label}</span>
    {isOff ? <span className="fc-library-off">{texts.featureIsOff}</span> : null}
  </>
)
