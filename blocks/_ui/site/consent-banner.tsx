import { useId } from 'react'
import { Button } from '../button.tsx'
import { styleClasses } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'

/**
 * Asks whether visits may be measured: both answers weigh the same. It waits unseen in every page of a site that asks, since pages are the same for
 * everybody; `blocks/_analytics` shows it to anyone who has not answered.
 */
export function ConsentBanner({ question }: { question: string }) {
  const id = useId()
  const look = styleClasses(style)
  return (
    <aside data-consent hidden aria-labelledby={id} data-print="hide" className={look.banner}>
      <p id={id} className={look.question}>
        {question.trim() || defaultQuestion}
      </p>
      <div className={look.answers}>
        <Button variant="secondary" wide data-consent-answer="no">
          No thanks
        </Button>
        <Button variant="secondary" wide data-consent-answer="yes">
          Accept
        </Button>
      </div>
    </aside>
  )
}

const defaultQuestion =
  'May we count what is looked at on this site? It shows us what to improve. Nothing is counted unless you accept, and you can change your mind at the foot of any page.'

const style = {
  banner: {
    position: 'fixed',
    zIndex: 'overlay',
    left: [0, null, 4],
    right: [0, null, 'auto'],
    bottom: [0, null, 4],
    maxWidth: ['none', null, '27rem'],
    maxHeight: '75vh',
    overflow: 'auto',
    p: 4,
    bg: 'surfaceRaised',
    color: 'ink',
    border: 'thin',
    borderRadius: ['none', null, 'lg'],
    boxShadow: 'lg',
    fontSize: 'sm',
    // What the keyboard comes to is scrolled out from under it.
    'html:has(&:not([hidden]))': { scrollPaddingBottom: '13rem' },
  },
  question: { lineHeight: 'normal' },
  // One below the other where letters are twice as large.
  answers: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))', gap: 3, mt: 3 },
} as const satisfies Record<string, CssObject>
