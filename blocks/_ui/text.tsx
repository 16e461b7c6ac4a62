import { box, type BoxProps } from './box.tsx'

/** The styles of each look, for code that creates the element itself. */
export const textLooks = {
  body: {},
  lead: { fontSize: 'lg', lineHeight: 'normal', color: 'muted', textWrap: 'pretty' },
  muted: { color: 'muted' },
  small: { fontSize: 'sm', color: 'muted', lineHeight: 'snug' },
  strong: { fontWeight: 'semibold' },
  eyebrow: { fontSize: 'xs', fontWeight: 'semibold', letterSpacing: 'caps', textTransform: 'uppercase', color: 'link' },
} as const

export type TextProps = BoxProps & { look?: keyof typeof textLooks }

export function Text({ as = 'p', look = 'body', ...props }: TextProps) {
  return box({ as, ...textLooks[look], ...props })
}
