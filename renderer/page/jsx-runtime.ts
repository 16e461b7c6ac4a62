import type { ElementType, ReactElement } from 'react'
import * as react from 'react/jsx-runtime'

export { Fragment, type JSX } from 'react/jsx-runtime'

/** A component that is a function of its props alone: without a hook, a context, or anything else of React's. */
type Plain<Props> = ((props: Props) => ReactElement) & { isPlain: true }

/** What JSX says becomes an element, on the server. There a component costs more than the element that it makes, so one that is plain is called where it is written. */
export const jsx = callingPlain(react.jsx)

/** The same of several children. */
export const jsxs = callingPlain(react.jsxs)

function callingPlain(element: typeof react.jsx) {
  return <Props extends object>(type: ElementType<Props>, props: Props, key?: string): ReactElement =>
    key === undefined && isPlain(type) ? type(props) : element(type, props, key)
}

const isPlain = <Props>(type: ElementType<Props>): type is Plain<Props> =>
  typeof type === 'function' && 'isPlain' in type
