import { Box } from '../_ui/box.tsx'
import { VisuallyHidden } from '../_ui/visually-hidden.tsx'
import { Frame } from './frame.tsx'
import { Gauge } from './gauge.tsx'

/** What is shown while the comparison is on its way. vehicles §4 */
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
      <VisuallyHidden>Comparing this price with the market…</VisuallyHidden>
      {['5rem', '70%', '100%', '90%'].map((width) => (
        <Box key={width} aria-hidden width={width} maxWidth="100%" height="1rem" mb={3} bg="line" borderRadius="sm" />
      ))}
    </Frame>
  )
}
