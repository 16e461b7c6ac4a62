import { keyframes } from '@emotion/react'
import { styleClass } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'

const turn = keyframes`to{transform:rotate(1turn)}`

const ring: CssObject = {
  width: '1em',
  height: '1em',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} .7s linear infinite`,
}

export function Spinner() {
  return <span aria-hidden="true" className={styleClass(ring)} />
}
