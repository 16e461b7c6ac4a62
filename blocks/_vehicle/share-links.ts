import type { AnyIconName } from '../_ui/more-icons.ts'
import * as texts from './texts.ts'

export interface ShareLink {
  label: string
  icon: AnyIconName
  href: string
  /** Opens in a small popup window if the browser allows it. */
  isWindow: boolean
}

/** Sharing links: plain links without script. locations §2, Vehicle page extras */
export function shareLinks(url: string, title: string): ShareLink[] {
  const [address, name, both] = [url, title, `${title} ${url}`].map(encodeURIComponent)
  return [
    {
      label: texts.facebook,
      icon: 'facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
      isWindow: true,
    },
    { label: 'X', icon: 'x', href: `https://twitter.com/intent/tweet?url=${address}&text=${name}`, isWindow: true },
    { label: texts.whatsApp, icon: 'whatsapp', href: `https://wa.me/?text=${both}`, isWindow: true },
    { label: texts.email, icon: 'mail', href: `mailto:?subject=${name}&body=${address}`, isWindow: false },
    { label: texts.textMessage, icon: 'chat', href: `sms:?&body=${both}`, isWindow: false },
  ]
}
