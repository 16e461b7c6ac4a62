import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../_ui/icon.tsx'
import { styleClasses } from '../../_ui/style/style-class.ts'
import type { CssObject } from '../../_ui/style/style-props.ts'
import { roundButton } from '../viewer-style.ts'
import * as texts from '../texts.ts'

interface FullPageProps {
  label: string
  /** At the top left, opposite the close button. */
  aside?: ReactNode
  onKeyDown?: (event: KeyboardEvent) => void
  onClose: () => void
  children: ReactNode
}

/** Fullscreen content over the page, which does not scroll meanwhile. Escape closes it. vehicles §2 */
export default function FullPage({ label, aside, onKeyDown, onClose, children }: FullPageProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const style = styleClasses(styles)
  // Before a carousel in it scrolls to its slide: a closed dialog does not scroll.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const page = document.documentElement
    const before = page.style.overflow
    page.style.overflow = 'hidden'
    element.showModal()
    element.querySelector<HTMLElement>('ul')?.focus()
    return () => {
      page.style.overflow = before
    }
  }, [])
  const close = () => dialog.current?.close()
  const onKey = (event: KeyboardEvent) => {
    // A panorama prevents the browser's own closing.
    if (event.key === 'Escape') close()
    else onKeyDown?.(event)
  }
  return (
    <dialog ref={dialog} aria-label={label} className={style.dialog} onKeyDown={onKey} onClose={onClose}>
      <div className={style.bar}>
        <span>{aside}</span>
        <button type="button" aria-label={texts.close} className={style.button} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={style.whole}>{children}</div>
    </dialog>
  )
}

const styles = {
  dialog: {
    position: 'fixed',
    inset: 0,
    m: 0,
    p: 0,
    width: '100vw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    border: 'none',
    bg: 'shade',
    color: 'onImage',
    overflow: 'hidden',
    '&::backdrop': { backgroundColor: 'var(--fc-colors-shade)' },
  },
  bar: {
    position: 'absolute',
    zIndex: 'raised',
    top: 0,
    left: 0,
    right: 0,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    p: 3,
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
  whole: {
    position: 'absolute',
    inset: 0,
    '& > img': { bg: 'transparent' },
    '& [role=slider]': { bg: 'shade' },
  },
  button: roundButton,
} satisfies Record<string, CssObject>
