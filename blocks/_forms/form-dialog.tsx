import { useEffect, useRef } from 'react'
import type { Api } from '#schemas/api/endpoints.ts'
import type { LeadForm } from '#schemas/lead/lead-form.ts'
import { UnderHeading } from '../_ui/heading-level.tsx'
import { Heading } from '../_ui/heading.tsx'
import { Icon } from '../_ui/icon.tsx'
import { dialogOverPage } from '../_ui/over-page.ts'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { finishForm } from './finish-form.ts'
import { LeadFormView } from './lead-form-view.tsx'
import { VehicleLine } from './vehicle-line.tsx'
import * as texts from './texts.ts'

interface FormDialogProps {
  form: LeadForm
  api: Api
  onClose: () => void
}

/** A form in a modal dialog. The browser traps the focus, and Escape closes it. */
export function FormDialog({ form, api, onClose }: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const look = styleClasses(style)

  useEffect(() => {
    const { documentElement: page } = document
    dialog.current?.showModal()
    // Screen readers announce the title first; focusing a field would open a phone's keyboard over it.
    document.getElementById('form-dialog-title')?.focus()
    page.style.overflow = 'hidden'
    // Closes the dialog when the browser returns to a cached page whose form was sent.
    const leave = ({ persisted }: PageTransitionEvent) => persisted && dialog.current?.close()
    window.addEventListener('pageshow', leave)
    return () => {
      window.removeEventListener('pageshow', leave)
      page.style.overflow = ''
    }
  }, [])

  return (
    <dialog ref={dialog} aria-labelledby="form-dialog-title" className={look.dialog} onClose={onClose}>
      <div className={look.top}>
        <Heading look="md" id="form-dialog-title" tabIndex={-1} css={quiet}>
          {form.title}
        </Heading>
        <button type="button" aria-label={texts.close} className={look.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <VehicleLine vehicle={form.vehicle} />
      <UnderHeading>
        <LeadFormView form={form} api={api} onSent={(answer) => finishForm({ form, answer })} />
      </UnderHeading>
    </dialog>
  )
}

const quiet: CssObject = { '&:focus': { outline: 'none' } }

const style = {
  dialog: {
    ...dialogOverPage,
    width: 'min(38rem, calc(100vw - 1rem))',
    maxWidth: 'none',
    maxHeight: 'calc(100dvh - 1rem)',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: '1rem',
    p: [4, 5],
  },
  top: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 4, mb: 3 },
  close: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 'tap',
    minHeight: 'tap',
    borderRadius: 'sm',
    '&:hover': { bg: 'surfaceSunken' },
  },
} as const satisfies Record<string, CssObject>
