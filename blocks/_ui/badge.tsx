import type { ReactNode } from 'react'
import { styleClass } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'

const shape: CssObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  borderRadius: 'sm',
  fontSize: 'xs',
  fontWeight: 'semibold',
  lineHeight: 'normal',
  letterSpacing: 'wide',
  whiteSpace: 'nowrap',
}

/** The styles of each look, for code that creates the element itself. */
export const badgeLooks = {
  neutral: { ...shape, bg: 'line', color: 'ink' },
  primary: { ...shape, bg: 'primary', color: 'onPrimary' },
  accent: { ...shape, bg: 'accent', color: 'onAccent' },
  dark: { ...shape, bg: 'surfaceInverse', color: 'onInverse' },
  positive: { ...shape, bg: 'positiveSoft', color: 'positive' },
  warning: { ...shape, bg: 'warningSoft', color: 'warning' },
  danger: { ...shape, bg: 'dangerSoft', color: 'danger' },
} as const satisfies Record<string, CssObject>

export type BadgeLook = keyof typeof badgeLooks

/** A short highlighted fact: JUST SOLD, Great deal, New. */
export function Badge({ look = 'neutral', children }: { look?: BadgeLook; children: ReactNode }) {
  return <span className={styleClass(badgeLooks[look])}>{children}</span>
}
