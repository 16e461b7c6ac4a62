import { cloneElement, type ReactElement, type ReactNode } from 'react'

/**
 * Content of a slot that renders whenever the field around it does. React skips an element that it already has, but reads an iterable at each
 * render. A field keeps the server's answer about a chosen document in its own state, so nothing else can react to it.
 */
export const renderedWithParent = (element: ReactElement): Iterable<ReactNode> => ({
  [Symbol.iterator]: () => [cloneElement(element)].values(),
})
