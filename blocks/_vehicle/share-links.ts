import type { AnyIconName } from '../_ui/more-icons.ts'

export interface ShareLink {
  label: string
  icon: AnyIconName
  href: string
  /** Opens in a small window of its own where the browser allows it. */
  isWindow: boolean
}

/** Ways to send an address to somebody: plain links, which need no script. locations §2, Vehicle page extras */
export function shareLinks(url: string, title: string): ShareLink[] {
  const [address, name, both] = [url, title, `${title} ${url}`].map(encodeURIComponent)
  return [
    {
      label: 'Facebook',
      icon: 'facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
      isWindow: true,
    },
    { label: 'X', icon: 'x', href: `https://twitter.com/intent/tweet?url=${address}&text=${name}`, isWindow: true },
    { label: 'WhatsApp', icon: 'whatsapp', href: `https://wa.me/?text=${both}`, isWindow: true },
    { label: 'Email', icon: 'mail', href: `mailto:?subject=${name}&body=${address}`, isWindow: false },
    { label: 'Text message', icon: 'chat', href: `sms:?&body=${both}`, isWindow: false },
  ]
}
