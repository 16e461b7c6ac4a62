import type { ReactNode } from 'react'
import { styleClass } from './style/style-class.ts'

interface StaticHtmlProps {
  /** `import.meta.env.SSR ? <Content /> : null`, so that the browser does not load the content's code. */
  children: ReactNode
}

/**
 * A part of an island that is rendered by the server alone: hydration leaves its HTML as it is. For content that needs no script, in a list that does not
 * change in the browser; a part that the browser adds would be empty.
 */
export function StaticHtml({ children }: StaticHtmlProps) {
  const className = styleClass(filling)
  return import.meta.env.SSR ? (
    <div className={className}>{children}</div>
  ) : (
    <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
}

/** The content is as large as the part. */
const filling = { display: 'grid' } as const
