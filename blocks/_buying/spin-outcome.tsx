import type { Ref } from 'react'
import type { SpinResult } from '#schemas/prize/prize-draw.ts'
import { Box } from '../_ui/box.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'

/** What came up, in words; anyone who spun by ear goes on from here. */
export function SpinOutcome({ result, ref }: { result: SpinResult; ref: Ref<HTMLDivElement> }) {
  const look = styleClasses(style)
  const { label, wins, code } = result
  return (
    <div ref={ref} tabIndex={-1} role="status" className={wins ? look.won : look.lost}>
      <p className={look.title}>{wins ? `You have won: ${label}` : label}</p>
      {wins ? (
        <>
          <p>Show this code when you fetch it. Where we have your email address, it is in your mail too.</p>
          <Box as="p" mt={2}>
            <span className={look.code}>{code}</span>
          </Box>
        </>
      ) : (
        <p>No prize this time. Thank you for spinning.</p>
      )}
    </div>
  )
}

const box = { p: 5, borderRadius: 'lg', '&:focus': { outline: 'none' } } as const satisfies CssObject
const style = {
  won: { ...box, bg: 'positiveSoft' },
  lost: { ...box, bg: 'surfaceSunken' },
  title: { fontFamily: 'heading', fontWeight: 'heading', fontSize: '2xl', lineHeight: 'tight', mb: 2 },
  code: { fontFamily: 'mono', fontSize: '2xl', fontWeight: 'bold', letterSpacing: 'caps' },
} as const satisfies Record<string, CssObject>
