import { Box } from '../box.tsx'
import { styleClass } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field-context.ts'
import type { InputProps } from './input.tsx'

type AffixedInputProps = Omit<InputProps, 'prefix'> & { prefix?: string | undefined; suffix?: string | undefined }

/** An input with its unit inside: `$` before the number, ` kms` after it. */
export function AffixedInput({ prefix, suffix, ...props }: AffixedInputProps) {
  return (
    <Box position="relative" display="flex" alignItems="center">
      {prefix ? <Affix side="left">{prefix}</Affix> : null}
      <input
        type="text"
        inputMode="decimal"
        {...useFieldControl()}
        {...props}
        className={styleClass(prefix ? withPrefix : input)}
      />
      {suffix ? <Affix side="right">{suffix}</Affix> : null}
    </Box>
  )
}

function Affix({ side, children }: { side: 'left' | 'right'; children: string }) {
  return (
    <Box
      as="span"
      aria-hidden="true"
      position="absolute"
      {...{ [side]: 3 }}
      color="muted"
      css={{ pointerEvents: 'none' }}
    >
      {children}
    </Box>
  )
}

const input: CssObject = { ...controlStyle, fontVariantNumeric: 'tabular-nums' }
const withPrefix: CssObject = { ...input, pl: 5 }
