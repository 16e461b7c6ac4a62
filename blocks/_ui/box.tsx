import type { AllHTMLAttributes, JSX, ReactElement, Ref } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { defineClass, endOf, knownClass, styleTrail } from './style/style-class.ts'
import { stylePropNames, type CssObject, type StyleProps } from './style/style-props.ts'
import { stepTo, walkValue } from './style/style-trail.ts'

export type BoxProps = StyleProps &
  Omit<AllHTMLAttributes<HTMLElement>, keyof StyleProps | 'as' | 'style' | 'css'> & {
    as?: keyof JSX.IntrinsicElements
    /** What style props cannot say: `&:hover`, `@media print`, transitions. Best a constant. Its names are style props and CSS properties. */
    css?: CssObject | undefined
    ref?: Ref<HTMLElement>
  }

/**
 * An element that takes style props. All of them together become one class. It is plain, as every component is that says so: a function of its props
 * alone, without a hook, which the server calls where it is written (`renderer/page/jsx-runtime.ts`).
 */
export function Box(props: BoxProps): ReactElement {
  return box(props)
}
Box.isPlain = true

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
  if (props.css) end = stepTo(end, endOf(props.css))
  if (end !== trail) {
    const name = knownClass(end) ?? defineClass(end, stylesOf(props))
    attributes['className'] = props.className ? `${props.className} ${name}` : name
  }
  // In production the two are one; in development React looks for keys in what it is not told to be written out.
  const make = import.meta.env.DEV && Array.isArray(props.children) ? jsxs : jsx
  return make(props.as ?? 'div', attributes)
}

function stylesOf({ css, ...props }: BoxProps): Record<string, unknown> {
  return { ...Object.fromEntries(Object.entries(props).filter(([name]) => stylePropNames.has(name))), ...css }
}
