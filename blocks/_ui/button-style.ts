import type { CssObject } from './style/style-props.ts'

const buttonVariants = ['primary', 'accent', 'secondary', 'ghost', 'onImage'] as const
const buttonSizes = ['sm', 'md', 'lg'] as const
export type ButtonVariant = (typeof buttonVariants)[number]
type ButtonSize = (typeof buttonSizes)[number]

const shape: CssObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  border: 'clear',
  borderRadius: 'md',
  fontFamily: 'body',
  fontWeight: 'semibold',
  lineHeight: 'tight',
  textAlign: 'center',
  textDecoration: 'none',
  transition: 'background-color .15s, border-color .15s, color .15s',
  '&:disabled, &[aria-disabled=true]': { opacity: 0.55 },
  // Invisible for short waits.
  '&[aria-busy=true]': { cursor: 'progress', opacity: 0.55, transition: 'opacity .2s .2s' },
}

const variants: Record<ButtonVariant, CssObject> = {
  primary: {
    bg: 'action',
    color: 'onAction',
    '&:hover:not(:disabled)': { backgroundColor: 'color-mix(in srgb, var(--fc-colors-action) 86%, #000)' },
  },
  accent: { bg: 'accent', color: 'onAccent', '&:hover:not(:disabled)': { bg: 'accentStrong' } },
  secondary: {
    bg: 'transparent',
    color: 'ink',
    borderColor: 'lineStrong',
    '&:hover:not(:disabled)': { borderColor: 'ink', bg: 'surfaceSunken' },
  },
  ghost: { bg: 'transparent', color: 'link', '&:hover:not(:disabled)': { bg: 'primarySoft' } },
  onImage: {
    color: 'onImage',
    bg: 'veil',
    borderColor: 'veilLine',
    backdropFilter: 'blur(6px)',
    '&:hover:not(:disabled)': { bg: 'veilStrong' },
  },
}

const sizes: Record<ButtonSize, CssObject> = {
  sm: { minHeight: '2.25rem', px: 3, py: 1, fontSize: 'sm' },
  md: { minHeight: 'tap', px: 4, py: 2, fontSize: 'md' },
  lg: { minHeight: '3.25rem', px: 5, py: 3, fontSize: 'lg' },
}

/** At full width the text stays off the edges anyway, so the padding is small for long texts. */
const full: CssObject = { width: '100%', px: 3 }

/** Created once, so that every button finds its class by identity. */
const styles = Object.fromEntries(
  buttonVariants.flatMap((variant) =>
    buttonSizes.flatMap((size) =>
      [false, true].map((wide) => [
        `${variant} ${size} ${wide}`,
        { ...shape, ...sizes[size], ...variants[variant], ...(wide ? full : {}) },
      ]),
    ),
  ),
)

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Takes the full width. */
  wide?: boolean | undefined
}

export function buttonStyle({ variant = 'primary', size = 'md', wide = false }: ButtonLook): CssObject {
  return styles[`${variant} ${size} ${wide}`] ?? shape
}
