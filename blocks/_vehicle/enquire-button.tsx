import { findChat } from '#schemas/chat/chat-assistant.ts'
import { actionPath } from '#schemas/vehicle/action-path.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { useSite } from '../_kit/runtime.tsx'
import type { ButtonLook } from '../_ui/button-style.ts'
import { LinkButton } from '../_ui/link-button.tsx'
import { DialogButton } from './dialog-button.tsx'
import { toolMark } from './tools/tool-mark.ts'
import * as texts from './texts.ts'

interface EnquireButtonProps extends ButtonLook {
  vehicle: Vehicle
  /** For a site without chat. */
  text: string
}

/**
 * Instant Message where the site has a chat, otherwise the enquiry form. The provider's script loads with the first press alone
 * (`tools/open-chat.ts`); where it does not, the link leads to the enquiry. vehicles §2, Sidebar; locations §6
 */
export function EnquireButton({ vehicle, text, ...look }: EnquireButtonProps) {
  const site = useSite()
  const chat = findChat(site)
  if (!chat)
    return (
      <DialogButton kind="enquiry" vehicle={vehicle} {...look}>
        {text}
      </DialogButton>
    )
  return (
    <LinkButton
      href={actionPath({ form: 'enquiry', vehicle, site })}
      {...toolMark('chat')}
      data-script={chat.script}
      data-token={chat.token}
      {...look}
    >
      {texts.instantMessage}
    </LinkButton>
  )
}
