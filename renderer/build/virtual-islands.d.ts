declare module 'virtual:islands' {
  import type { ComponentType } from 'react'

  /** Loaders by path: `/blocks/<slug>/component.tsx`. */
  const islands: Record<string, () => Promise<{ default: ComponentType<Record<string, unknown>> }>>
  export default islands
}
