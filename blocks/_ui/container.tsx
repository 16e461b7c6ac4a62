import { box, type BoxProps } from './box.tsx'
import type { Token } from './style/tokens.ts'

type ContainerProps = BoxProps & { width?: Extract<Token<'sizes'>, 'prose' | 'narrow' | 'content' | 'wide'> }

/** Centres its content with a gutter at the window's edges. */
export function Container({ width = 'content', ...props }: ContainerProps) {
  return box({ width: '100%', maxWidth: width, mx: 'auto', px: 'gutter', ...props })
}
