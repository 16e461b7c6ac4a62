import { styleClass } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'

const ring: CssObject = {
  width: '1em',
  height: '1em',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: 'fc-spin .7s linear infinite',
}

export function Spinner() {
  return <span aria-hidden="true" className={styleClass(ring)} />
}
