import { box, type BoxProps } from './box.tsx'

const looks = {
  body: {},
  lead: { fontSize: 'lg', lineHeight: 'normal', color: 'muted' },
  muted: { color: 'muted' },
  small: { fontSize: 'sm', color: 'muted', lineHeight: 'snug' },
  strong: { fontWeight: 'semibold' },
  eyebrow: { fontSize: 'xs', fontWeight: 'semibold', letterSpacing: 'caps', textTransform: 'uppercase', color: 'link' },
} as const

export type TextProps = BoxProps & { look?: keyof typeof looks }

export function Text({ as = 'p', look = 'body', ...props }: TextProps) {
  return box({ as, ...looks[look], ...props })
}
