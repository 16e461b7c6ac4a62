import { cloneElement, type ReactElement, type ReactNode } from 'react'

/**
 * A slot's content that is drawn at each drawing of the field around it. React skips an element that it was given before, but reads an
 * iterable each time. What the server answers about a chosen document is in the field's own state, which nothing outside can see.
 */
export const drawnWithParent = (element: ReactElement): Iterable<ReactNode> => ({
  [Symbol.iterator]: () => [cloneElement(element)].values(),
})
