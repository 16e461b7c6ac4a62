import type { AnyIconName } from '../_ui/more-icons.ts'

/** Icons that a marketer may choose for a reason, a check or a plan. */
export const panelIcons = [
  'check',
  'shield',
  'wrench',
  'key',
  'tag',
  'dollar',
  'star',
  'heart',
  'calendar',
  'clock',
  'road',
  'gauge',
  'bolt',
  'leaf',
  'phone',
  'pin',
  'search',
  'swap',
  'car',
  'weight',
  'bed',
  'user',
] as const satisfies readonly AnyIconName[]
