import { useId } from 'react'
import { vehiclePath, vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { useSite } from '../_kit/runtime.tsx'
import { AnyIcon } from '../_ui/any-icon.tsx'
import { buttonStyle } from '../_ui/button-style.ts'
import { Inline } from '../_ui/inline.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { toastOverPage } from '../_ui/over-page.ts'
import { styleClass, styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import type { CopyNotice } from './copy-notice.ts'
import { shareLinks } from './share-links.ts'
import { toolMark } from './tools/tool-mark.ts'
import * as texts from './texts.ts'

/** Facebook, X, WhatsApp, email, text message, copy. All except copying are plain links without script. vehicles §2, Share */
export function ShareRow({ vehicle, notice }: { vehicle: Vehicle; notice: CopyNotice }) {
  const { origin } = useSite()
  const noticeId = useId()
  const title = vehicleTitle(vehicle)
  const url = `${origin}${vehiclePath(vehicle)}`
  const look = styleClasses(style)
  return (
    <Inline as="ul" gap={[1, 2]}>
      {shareLinks(url, title).map(({ icon, label, href, isWindow }) => (
        <li key={icon}>
          <LinkButton
            href={href}
            variant="secondary"
            size="sm"
            rel="noopener"
            title={label}
            aria-label={texts.shareByLabel({ label })}
            {...(isWindow ? toolMark('share') : {})}
          >
            <AnyIcon name={icon} size={18} />
          </LinkButton>
        </li>
      ))}
      <li className={look.copy}>
        <button
          type="button"
          title={texts.copyLink}
          aria-label={texts.copyLink}
          className={styleClass(buttonStyle({ variant: 'secondary', size: 'sm' }))}
          {...toolMark('copy')}
          data-copy={url}
          data-copied={notice === 'toast' ? `Copied ${title} to your clipboard!` : 'Copied'}
          aria-controls={noticeId}
        >
          <AnyIcon name="copy" size={18} />
        </button>
        <output id={noticeId} className={notice === 'toast' ? look.toast : look.onButton} />
      </li>
    </Inline>
  )
}

const style = {
  copy: { position: 'relative', '@media (scripting: none)': { display: 'none' } },
  onButton: {
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 'md',
    bg: 'positive',
    color: 'surface',
    fontSize: 'sm',
    fontWeight: 'semibold',
    // An error message has more room.
    top: 0,
    right: 0,
    zIndex: 'raised',
    width: 'max-content',
    minWidth: '100%',
    maxWidth: '18rem',
    minHeight: '100%',
    px: 2,
    '&:empty': { visibility: 'hidden', pointerEvents: 'none' },
  },
  toast: {
    ...toastOverPage,
    bottom: 6,
    '&:empty': { visibility: 'hidden', pointerEvents: 'none' },
  },
} as const satisfies Record<string, CssObject>
