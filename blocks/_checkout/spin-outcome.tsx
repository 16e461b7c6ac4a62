import type { Ref } from 'react'
import type { SpinResult } from '#schemas/prize/prize-draw.ts'
import { Box } from '../_ui/box.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import * as texts from './texts.ts'

/** The result as text; screen reader users continue from here. */
export function SpinOutcome({ result, ref }: { result: SpinResult; ref: Ref<HTMLDivElement> }) {
  const look = styleClasses(style)
  const { label, wins, code } = result
  return (
    <div ref={ref} tabIndex={-1} role="status" className={wins ? look.won : look.lost}>
      <p className={look.title}>{wins ? texts.youHaveWon({ label }) : label}</p>
      {wins ? (
        <>
          <p>{texts.showThisCodeWhenYouCollectIt}</p>
          <Box as="p" mt={2}>
            <span className={look.code}>{code}</span>
          </Box>
        </>
      ) : (
        <p>{texts.noPrizeThisTime}</p>
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
