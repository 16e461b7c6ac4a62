import { openPage, publishByKeyboard, signIn } from '#tests/support/admin-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { adminOrigin, demoPort, siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { ask, until } from '#tests/support/forecourt.ts'
import { tabTo } from '#tests/support/tab-to.ts'

test('a marketer without a mouse signs in, opens a page, adds a block, fills it in and publishes', async ({
  page,
  dealer,
}) => {
  test.setTimeout(120_000)
  await page.addInitScript(collectVisibility)
  await test.step('signs in', async () => {
    await page.goto(`${adminOrigin()}/admin`)
    await expect(page.getByLabel('Email')).toBeVisible()
    await tabTo(page.getByRole('textbox', { name: /Email/ }))
    await page.keyboard.type(dealer.editor.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(dealer.editor.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('opens a page and enters a date', async () => {
    await tabTo(page.getByRole('link', { name: /^Home/ }))
    await page.keyboard.press('Enter')
    await expect(page.locator('#field-title')).toBeEditable()

    const date = page.getByLabel('Date of the article')
    await tabTo(date)
    await page.keyboard.type('11212026')
    await tabTo(page.locator('#field-path'), 'Shift+Tab')
    await expect(date).toHaveValue('2026-11-21')
  })

  await test.step('adds a block and fills it in', async () => {
    await tabTo(page.getByRole('button', { name: /^Add Block$/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Add Block' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: /Search for a block/ })).toBeFocused()
    await page.keyboard.type('hero')
    await expect(page.getByRole('dialog').getByRole('listitem').getByRole('button')).toHaveCount(1)
    // The search of the choice of blocks is never hidden while it has the focus, so it keeps that and what is typed.
    expect(await readVisibility(page)).toEqual(['visible'])
    await tabTo(page.getByRole('button', { name: /Hero$/ }))
    await page.keyboard.press('Enter')
    await expect(page.locator('#field-layout__1__heading')).toBeFocused()
    await page.keyboard.type('By keyboard alone')
  })
  await test.step('publishes', async () => {
    await publishByKeyboard(page)
    await until(
      () => ask(demoPort(), '/', { host: `${dealer.slug}.localhost` }),
      ({ text }) => text.includes('By keyboard alone'),
    )
  })
})

test('without a mouse a marketer arranges a form: a question of their own with its answers, a place before another, a step, new words; shoppers are asked exactly that (locations §5)', async ({
  page,
  dealer,
  cms,
}) => {
  test.setTimeout(120_000)
  const { id } = await cms.create('pages', {
    tenant: dealer.id,
    title: 'Apply',
    path: '/apply',
    layout: [
      {
        blockType: 'lead-form',
        heading: 'Join us',
        kind: 'careers',
        fields: ['name', 'email'].map((field) => ({ field })),
      },
    ],
    _status: 'published',
  })
  await signIn(page, dealer.editor)
  await openPage(page, id)
  const rows = page.locator('#field-layout__0__fields .array-field__row')
  const add = async (count: number) => {
    await tabTo(page.getByRole('button', { name: 'Add Field' }))
    await page.keyboard.press('Enter')
    const kind = rows.nth(count - 1).getByRole('combobox', { name: 'Type', exact: true })
    await expect(kind).toBeFocused()
    return rows.nth(count - 1)
  }
  const choose = async (words: string) => {
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
  }
  const into = async (row: typeof rows, name: string, words: string) => {
    await tabTo(row.getByRole('textbox', { name }))
    await page.keyboard.type(words)
  }

  await test.step('adds a question with its answers', async () => {
    const question = await add(3)
    await into(question, 'Question text', 'Your trade')
    await tabTo(question.getByRole('combobox', { name: 'Required' }))
    await choose('Yes')
    await tabTo(question.getByRole('combobox', { name: 'Answer type' }))
    await choose('Single choice')
    await into(question, 'Options', 'Painter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Mechanic')
  })

  await test.step('adds a step and a question in it', async () => {
    const step = await add(4)
    await choose('Start of a new step')
    await into(step, 'Question text', 'Your work')
    const comments = await add(5)
    await choose('Comments')
    await into(comments, 'Question text', 'Why us?')
  })

  await test.step('moves the question up', async () => {
    await tabTo(page.getByRole('button', { name: 'More for Field 3: Custom question · Your trade' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await tabTo(page.getByRole('button', { name: 'Move Up', exact: true }))
    await page.keyboard.press('Enter')
    await expect(rows.locator('.collapsible__header-wrap')).toHaveText([
      'Field 1: First Name',
      'Field 2: Custom question · Your trade',
      'Field 3: Email Address',
      'Field 4: Start of a new step · Your work',
      'Field 5: Comments · Why us?',
    ])
  })
  await test.step('publishes', async () => {
    await publishByKeyboard(page)
    await until(
      () => ask(demoPort(), '/apply', { host: `${dealer.slug}.localhost` }),
      ({ text }) => text.includes('Why us?'),
    )
  })

  await test.step('shoppers are asked exactly that', async () => {
    await page.goto(`${siteOrigin(dealer.slug)}/apply`)
    const form = page.getByRole('region', { name: 'Join us' }).locator('form')
    await expect(form).toHaveAttribute('novalidate')
    await expect(form.getByText('Step 1 of 2: Your details')).toBeVisible()
    await tabTo(form.getByLabel('First Name'))
    await page.keyboard.type('Alex')
    await page.keyboard.press('Enter')
    await tabTo(form.getByRole('button', { name: 'Please choose: Your trade' }))
    await page.keyboard.press('Enter')
    await expect(form.getByLabel('Your trade')).toBeFocused()
    await page.keyboard.type('Mechanic')
    await page.keyboard.press('Tab')
    await expect(form.getByLabel('Email Address')).toBeFocused()
    await page.keyboard.type('alex@example.com')
    await page.keyboard.press('Enter')
    await expect(form.getByText('Step 2 of 2: Your work')).toBeFocused()
    await expect(form.getByLabel('Why us?')).toBeVisible()
    await expect(form.getByLabel('Email Address')).toBeHidden()
  })
})

/** Runs in the browser. Collects in each frame whether the search of the choice of blocks is visible while it has the focus. */
function collectVisibility(): void {
  const seen = new Set<string>()
  Object.assign(window, { searchVisibility: seen })
  const look = () => {
    const search = document.querySelector('dialog .block-search__input:focus')
    if (search) seen.add(getComputedStyle(search).visibility)
    requestAnimationFrame(look)
  }
  look()
}

const readVisibility = (page: Page) =>
  page.evaluate(() =>
    'searchVisibility' in window && window.searchVisibility instanceof Set
      ? [...window.searchVisibility].map(String)
      : [],
  )
