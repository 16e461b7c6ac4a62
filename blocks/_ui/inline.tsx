import { box, type BoxProps } from './box.tsx'

/** Children side by side, wrapping as needed. */
export function Inline(props: BoxProps) {
  return box({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, ...props })
}
