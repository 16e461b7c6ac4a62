import { useId } from 'react'
import { Button } from '../button.tsx'
import { styleClasses } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'
import * as texts from '../texts.ts'

/**
 * The analytics consent banner with two equal buttons. Hidden in every page of a site that asks, since pages are shared;
 * `blocks/_analytics` shows it before an answer.
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
          {texts.noThanks}
        </Button>
        <Button variant="secondary" wide data-consent-answer="yes">
          {texts.accept}
        </Button>
      </div>
    </aside>
  )
}

const defaultQuestion = texts.mayWeMeasureHowThisSiteUsed

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
    // Elements focused by keyboard scroll out from under it.
    'html:has(&:not([hidden]))': { scrollPaddingBottom: '13rem' },
  },
  question: { lineHeight: 'normal' },
  // Stacked with text at 200%.
  answers: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))', gap: 3, mt: 3 },
} as const satisfies Record<string, CssObject>
