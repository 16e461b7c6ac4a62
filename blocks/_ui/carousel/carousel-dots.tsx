import { styleClass } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'
import { useCarouselContext } from './carousel-context.ts'
import * as texts from '../texts.ts'

/** One dot per slide, for a carousel that shows one at a time. */
export function CarouselDots() {
  const { count, index, select, label } = useCarouselContext()
  if (count < 2) return null
  return (
    <fieldset aria-label={texts.chooseFromLabel({ label })} className={styleClass(row)}>
      {Array.from({ length: count }, (_, place) => (
        <button
          key={place}
          type="button"
          aria-label={texts.goToPlaceOfCount({ place: place + 1, count })}
          aria-current={place === index || undefined}
          onClick={() => select(place)}
          className={styleClass(dot)}
        />
      ))}
    </fieldset>
  )
}

const row: CssObject = { display: 'flex', justifyContent: 'center', '@media (scripting: none)': { display: 'none' } }

const dot: CssObject = {
  position: 'relative',
  width: '1.75rem',
  height: '1.75rem',
  color: 'inherit',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    m: 'auto',
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: 'pill',
    backgroundColor: 'currentColor',
    opacity: 0.45,
    transition: 'width .2s, opacity .2s',
  },
  '&[aria-current]::after': { width: '1.25rem', opacity: 1 },
}
