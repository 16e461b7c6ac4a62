import type { InputHTMLAttributes, ReactNode } from 'react'
import { Box } from '../box.tsx'
import { styleClass } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'

const box: CssObject = { width: '1.25rem', height: '1.25rem', flex: 'none' }

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type'> & {
  /** `radio` for one choice of several; all with the same `name`, in a `fieldset`. */
  type?: 'checkbox' | 'radio'
  children: ReactNode
  /** Stands at the far end: how many there are. */
  count?: ReactNode
}

export function Checkbox({ type = 'checkbox', children, count, ...props }: CheckboxProps) {
  return (
    <Box as="label" display="flex" alignItems="center" gap={3} py={1} minHeight="2.25rem" css={{ cursor: 'pointer' }}>
      <input type={type} {...props} className={styleClass(box)} />
      <Box as="span" minWidth={0} flex="1">
        {children}
      </Box>
      {count === undefined ? null : (
        <Box as="span" color="muted" fontSize="sm">
          {count}
        </Box>
      )}
    </Box>
  )
}
