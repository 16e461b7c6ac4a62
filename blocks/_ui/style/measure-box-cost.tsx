import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Box } from '../box.tsx'

const rows = Array.from({ length: 500 }, (_, row) => row)

function Plain({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="fc-1abcdef" title={title}>
      {children}
    </div>
  )
}

const boxes = () =>
  rows.map((row) => (
    <Box key={row} p={[2, null, 4]} color="ink" bg="surface" border="thin" borderRadius="md" title={`${row}`}>
      {row}
    </Box>
  ))

const plain = () =>
  rows.map((row) => (
    <Plain key={row} title={`${row}`}>
      {row}
    </Plain>
  ))

/** CPU time of rendering 500 boxes, as a ratio to that of 500 components with a class of their own: the median of 40 measurements. */
export function measureBoxCost(): number | undefined {
  return Array.from({ length: 40 }, () => cpuOf(boxes) / cpuOf(plain)).sort((a, b) => a - b)[20]
}

/** In microseconds. CPU time, since wall-clock time includes other processes on a busy machine. */
function cpuOf(page: () => ReactNode): number {
  const start = process.cpuUsage()
  for (let turn = 0; turn < 20; turn += 1) renderToString(page())
  const { user, system } = process.cpuUsage(start)
  return user + system
}
