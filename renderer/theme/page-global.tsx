import { CacheProvider, Global } from '@emotion/react'
import { globalCache } from '#blocks/_ui/style/style-class.ts'
import type { Theme } from '#schemas/tenant/theme.ts'
import { pageCss } from './page-css.ts'

/** A page's style before any block, rendered before all else so that its rules stand first. */
export function PageGlobal({ theme, preview }: { theme: Theme; preview: boolean | 'canvas' }) {
  return (
    <CacheProvider value={globalCache()}>
      <Global styles={pageCss(theme, { preview })} />
    </CacheProvider>
  )
}
