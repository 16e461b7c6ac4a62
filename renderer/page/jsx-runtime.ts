import type { ElementType, ReactElement } from 'react'
import { type JSX, Fragment, jsx as element } from 'react/jsx-runtime'

/** A component that is a function of its props alone: without a hook, a context, or anything else of React's. */
type Plain<Props> = ((props: Props) => ReactElement) & { isPlain: true }

export { Fragment, type JSX }

/** What JSX says becomes an element, on the server. There a component costs more than the element that it makes, so one that is plain is called where it is written. */
export function jsx<Props extends object>(type: ElementType<Props>, props: Props, key?: string): ReactElement {
  return key === undefined && isPlain(type) ? type(props) : element(type, props, key)
}

export const jsxs = jsx

const isPlain = <Props>(type: ElementType<Props>): type is Plain<Props> =>
  typeof type === 'function' && 'isPlain' in type
