import { useId, type ReactNode } from 'react'
import { buttonStyle, type ButtonLook } from './button-style.ts'
import { UnderHeading } from './heading-level.tsx'
import { Heading } from './heading.tsx'
import { Icon } from './icon.tsx'
import { dialogOverPage } from './over-page.ts'
import { styleClass } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'
import * as texts from './texts.ts'

interface PopupProps extends ButtonLook {
  /** Content of the button that opens it. */
  trigger: ReactNode
  title: string
  children: ReactNode
}

/** A panel over the page, such as holiday hours. A native popover, without script. */
export function Popup({ trigger, title, children, ...look }: PopupProps) {
  const id = useId()
  return (
    <>
      <button type="button" popoverTarget={id} className={styleClass(buttonStyle({ variant: 'ghost', ...look }))}>
        {trigger}
      </button>
      <dialog id={id} popover="auto" aria-labelledby={`${id}title`} className={styleClass(panel)}>
        <div className={styleClass(top)}>
          <Heading look="md" id={`${id}title`}>
            {title}
          </Heading>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={texts.close}
            className={styleClass(close)}
          >
            <Icon name="close" />
          </button>
        </div>
        <UnderHeading>{children}</UnderHeading>
      </dialog>
    </>
  )
}

const panel: CssObject = {
  ...dialogOverPage,
  width: 'min(32rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100dvh - 2rem)',
  p: 5,
}
const top: CssObject = { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 4, mb: 4 }
const close: CssObject = { p: 2, borderRadius: 'sm', '&:hover': { bg: 'surfaceSunken' } }
