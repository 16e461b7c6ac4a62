import type { AllHTMLAttributes, JSX, ReactElement, Ref } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { defineClass, findTrailEnd, knownClass, styleTrail } from './style/style-class.ts'
import { stylePropNames, type CssObject, type StyleProps } from './style/style-props.ts'
import { stepTo, walkValue } from './style/style-trail.ts'

export type BoxProps = StyleProps &
  Omit<AllHTMLAttributes<HTMLElement>, keyof StyleProps | 'as' | 'style' | 'css'> & {
    as?: keyof JSX.IntrinsicElements
    /** What style props cannot say: `&:hover`, `@media print`, transitions. Best a constant. Its names are style props and CSS properties. */
    css?: CssObject | undefined
    ref?: Ref<HTMLElement>
  }

/** An element that takes style props. All of them together become one class. */
export function Box(props: BoxProps): ReactElement {
  return box(props)
}

/** The element itself, for primitives: a component less to render. */
export function box(props: BoxProps): ReactElement {
  const attributes: Record<string, unknown> = {}
  const trail = styleTrail()
  let end = trail
  for (const name in props) {
    if (name === 'as' || name === 'css') continue
    const value = (props as Readonly<Record<string, unknown>>)[name]
    if (!stylePropNames.has(name)) attributes[name] = value
    else if (value !== undefined && value !== null) end = walkValue(stepTo(end, name), value)
  }
  if (props.css) end = stepTo(end, findTrailEnd(props.css))
  if (end !== trail) {
    const name = knownClass(end) ?? defineClass(end, getStyles(props))
    attributes['className'] = props.className ? `${props.className} ${name}` : name
  }
  // `jsx` and `jsxs` are the same in production; in development `jsx` would warn about missing keys.
  const make = import.meta.env.DEV && Array.isArray(props.children) ? jsxs : jsx
  return make(props.as ?? 'div', attributes)
}

function getStyles({ css, ...props }: BoxProps): Record<string, unknown> {
  return { ...Object.fromEntries(Object.entries(props).filter(([name]) => stylePropNames.has(name))), ...css }
}
