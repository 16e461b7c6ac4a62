import { axeFindings } from '#tests/support/axe-findings.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { lastMessageTo, signInByCode } from '#tests/support/sign-in-by-code.ts'
import { tabTo } from '#tests/support/tab-to.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('an invoice is paid by keyboard on a phone: signed in for it, asked for what is missing, told that the provider is away, paid at the next try and receipted (locations §2, Online payment route)', async ({
  page,
  complaints,
}) => {
  const email = `payer-${Date.now()}@example.com`
  const fill = async (label: string, words: string) => {
    await tabTo(page.getByLabel(label))
    await page.keyboard.press('Control+A')
    await page.keyboard.type(words)
  }
  const press = async (name: string) => {
    await tabTo(page.getByRole('button', { name }))
    await page.keyboard.press('Enter')
  }

  await test.step('the shopper signs in for the invoice', async () => {
    await page.goto(`${siteOrigin('westgate')}/online-payment?reference=INV-1042`)
    await expect(page).toHaveURL(/\/sign-in\?type=online-payment&redirect=%2Fonline-payment%3Freference%3DINV-1042/)
    await signInByCode(page, email, /^Mobile number or email/)
    await expect(page).toHaveURL(/\/online-payment\?reference=INV-1042$/)
    await expect(page.getByLabel('Invoice number')).toHaveValue('INV-1042')
  })

  await test.step('missing entries are asked for; the provider is away', async () => {
    await press('Continue to Payment')
    const summary = page.getByRole('alert').filter({ hasText: 'Please fix the following errors:' })
    await expect(summary).toBeFocused()
    expect(await axeFindings(page, { within: 'main' })).toEqual([])
    await fill('Amount', '1,250.66')
    await fill('Your name', 'Alex Nguyen')
    await fill('Email Address', email)
    // The provider is away; what is fixed begins again; the provider's page has no icon.
    complaints.expect(/503|422|favicon/)
    await press('Continue to Payment')
    await expect(page.getByRole('alert').filter({ hasText: 'You were not charged.' })).toBeVisible()
  })

  await test.step('the next try is paid and receipted', async () => {
    await fill('Amount', '1,250.50')
    await press('Continue to Payment')
    await expect(page.getByRole('heading', { name: 'Demo payments' })).toBeVisible()
    await press('Pay $1,250.50')
    await expect(page.getByText('We have received your payment of $1,250.50')).toBeVisible()
    expect(await axeFindings(page, { within: 'main' })).toEqual([])
    expect((await lastMessageTo(email)).subject).toBe('Receipt: INV-1042, $1,250.50')
  })
})
