import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { styleClass } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'
import * as texts from './texts.ts'

const style: CssObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: '2rem',
  maxWidth: '100%',
  px: 3,
  border: 'thin',
  borderRadius: 'pill',
  bg: 'surfaceRaised',
  color: 'ink',
  fontSize: 'sm',
  lineHeight: 'tight',
  textDecoration: 'none',
}

/** Text of any length. */
const words: CssObject = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

const removable: CssObject = { ...style, '&:hover': { borderColor: 'lineStrong' } }

type TagProps = {
  icon?: IconName
  children: ReactNode
  /** Makes the tag a link (or, with `onRemove`, a button) that removes a filter. */
  removeHref?: string
  onRemove?: () => void
}

/** A property or a selected filter. */
export function Tag({ icon, children, removeHref, onRemove }: TagProps) {
  const content = (
    <>
      {icon ? <Icon name={icon} size={16} /> : null}
      <span className={styleClass(words)}>{children}</span>
    </>
  )
  if (removeHref !== undefined)
    return (
      <a
        className={styleClass(removable)}
        href={removeHref}
        onClick={(event) => {
          if (!onRemove || event.metaKey || event.ctrlKey) return
          event.preventDefault()
          onRemove()
        }}
      >
        {content}
        <Icon name="close" size={14} label={texts.remove} />
      </a>
    )
  return <span className={styleClass(style)}>{content}</span>
}
