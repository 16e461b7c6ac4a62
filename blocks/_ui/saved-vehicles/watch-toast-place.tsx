import { icon } from '../icon.tsx'
import { toastOverPage } from '../over-page.ts'
import { styleClasses } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'
import * as texts from '../texts.ts'

/** Live region for the watchlist toast; `watch-toast.ts` fills it and screen readers announce it. Its first words are for a page that cannot load that script. */
export function WatchToastPlace({ garagePath }: { garagePath: string }) {
  const look = styleClasses(style)
  return (
    <div aria-live="polite">
      <div data-watch-says role="alert" hidden data-print="hide" className={look.toast}>
        <span className={look.words}>
          <strong data-part="title" className={look.title} />
          <span data-part="words">{texts.weCouldNotReachTheServer}</span>
        </span>
        <a href={`${garagePath}#watchlist`} hidden className={look.link}>
          {texts.viewList}
        </a>
        <button type="button" data-part="close" aria-label={texts.dismiss} className={look.close}>
          {icon({ name: 'close', size: 18 })}
        </button>
      </div>
    </div>
  )
}

const style = {
  toast: {
    ...toastOverPage,
    insetBlockEnd: 'calc(var(--fc-foot-bar, 0px) + 1rem)',
    '&:not([hidden])': { display: 'flex' },
    alignItems: 'center',
    gap: 3,
  },
  words: { minWidth: 0, fontSize: 'sm' },
  title: { display: 'block', '&:empty': { display: 'none' } },
  link: { flex: 'none', color: 'inherit', fontWeight: 'semibold', whiteSpace: 'nowrap', py: 2 },
  close: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    size: 'tap',
    color: 'inherit',
  },
} as const satisfies Record<string, CssObject>
