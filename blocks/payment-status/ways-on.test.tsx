import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'
import type { PaymentStatus } from '#schemas/payment/payment-status.ts'

const browser = openBrowser()
const { act } = await import('react')
const { createRoot } = await import('react-dom/client')
const { RuntimeProvider } = await import('../_kit/runtime.tsx')
const { aRuntime } = await import('../_kit/samples/render-block.tsx')
const { sampleAnswers } = await import('../_kit/samples/sample-api.ts')
const { WaysOn } = await import('./ways-on.tsx')
afterAll(() => browser.close())

test('the way back to a payment keeps the focus while the status arrives', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const runtime = aRuntime()
  const show = (status: PaymentStatus | null) =>
    act(async () =>
      root.render(
        <RuntimeProvider value={runtime}>
          <WaysOn outcome="waiting" code="abc" status={status} />
        </RuntimeProvider>,
      ),
    )
  await show(null)
  const wayBack = host.querySelector('a')
  wayBack?.focus()
  await show({ ...sampleAnswers.paymentStatus, outcome: 'waiting', until: null })
  expect(wayBack?.isConnected).toBe(true)
  expect(document.activeElement).toBe(wayBack)
  await act(async () => root.unmount())
})
