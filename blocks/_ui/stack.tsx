import { box, type BoxProps } from './box.tsx'

/** Stacked children. */
export function Stack(props: BoxProps) {
  return box({ display: 'flex', flexDirection: 'column', gap: 4, ...props })
}
