import { Box } from '../_ui/box.tsx'
import { VisuallyHidden } from '../_ui/visually-hidden.tsx'
import { Frame } from './frame.tsx'
import { Gauge } from './gauge.tsx'
import * as texts from './texts.ts'

/** Shown while the comparison loads. vehicles §4 */
export function Skeleton() {
  return (
    <Frame
      gauge={
        <>
          <Gauge fill={0} level={null} />
          <Box mt="-6" minHeight="3rem" />
        </>
      }
    >
      <VisuallyHidden>{texts.comparingThisPriceWithTheMarket}</VisuallyHidden>
      {['5rem', '70%', '100%', '90%'].map((width) => (
        <Box key={width} aria-hidden width={width} maxWidth="100%" height="1rem" mb={3} bg="line" borderRadius="sm" />
      ))}
    </Frame>
  )
}
