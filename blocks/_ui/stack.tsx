import { box, type BoxProps } from './box.tsx'

/** Children one below the other. */
export function Stack(props: BoxProps) {
  return box({ display: 'flex', flexDirection: 'column', gap: 4, ...props })
}
Stack.isPlain = true
