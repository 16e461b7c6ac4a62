import { box, type BoxProps } from './box.tsx'

/** Children beside each other, wrapping where they must. */
export function Inline(props: BoxProps) {
  return box({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, ...props })
}
Inline.isPlain = true
