import { buttonStyle, type ButtonLook } from './button-style.ts'
import { Link, type LinkProps } from './link.tsx'

type LinkButtonProps = LinkProps & ButtonLook

/** Looks like a button, works like a link. */
export function LinkButton({ variant, size, wide, ...props }: LinkButtonProps) {
  return <Link {...props} css={buttonStyle({ variant, size, wide })} />
}
