import type { AnchorHTMLAttributes } from 'react'
import { toHref } from '#schemas/page/href.ts'
import type { Link as LinkValue } from '#schemas/page/link.ts'
import { styleClass } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'

type LinkTarget = { to: LinkValue; href?: never } | { href: string | null; to?: never }

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style'> &
  LinkTarget & { css?: CssObject | undefined }

/** An anchor to a link value or a URL. Without a target (a draft, a removed page) only its text remains. */
export function Link({ to, href, css, className, children, ...props }: LinkProps) {
  const address = href ?? (to ? toHref(to) : null)
  const label = children ?? to?.label
  const classes = [className, css ? styleClass(css) : null].filter(Boolean).join(' ') || undefined
  if (address === null) return <span className={classes}>{label}</span>
  const opens = to?.newTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a href={address} className={classes} {...opens} {...props}>
      {label}
    </a>
  )
}
