import { expect, test } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

test('a question is asked once, however many ask it at once', async () => {
  const answers = new AnswerCache<number>(10)
  let asked = 0
  const ask = async () => (asked += 1)
  await Promise.all([answers.get('1 ', ask), answers.get('1 ', ask)])
  expect(asked).toBe(1)
})

test('a failed question is asked again', async () => {
  const answers = new AnswerCache<string>(10)
  await expect(answers.get('1 ', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await answers.get('1 ', async () => 'back')).toBe('back')
})

test('invalidating one tenant keeps another whose number has the same prefix', async () => {
  const answers = new AnswerCache<string>(10)
  await answers.get('1 x', async () => 'one')
  await answers.get('11 x', async () => 'eleven')
  answers.forgetAll('1 ')
  expect(await answers.get('1 x', async () => 'asked again')).toBe('asked again')
  expect(await answers.get('11 x', async () => 'asked again')).toBe('eleven')
})

test('an answer that was forgotten while it was being found does not come back', async () => {
  const answers = new AnswerCache<string>(10)
  let finish: (value: string) => void = () => undefined
  const before = answers.get('1 ', () => new Promise((resolve) => (finish = resolve)))
  answers.forgetAll('1 ')
  finish('from before the change')
  await before
  expect(await answers.get('1 ', async () => 'after')).toBe('after')
})

const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))

test('while the database is away, a forgotten answer stands, until a new one is there', async () => {
  const answers = new AnswerCache<string>(10)
  await answers.get('1 ', async () => 'before')
  answers.forgetAll()
  expect(await answers.get('1 ', away)).toBe('before')
  expect(await answers.get('1 ', away)).toBe('before')
  expect(answers.known('1 ')).toBeNull()
  expect(await answers.get('1 ', async () => 'after')).toBe('after')
})

test('a bug does not bring a forgotten answer back', async () => {
  const answers = new AnswerCache<string>(10)
  await answers.get('1 ', async () => 'before')
  answers.forgetAll()
  await expect(answers.get('1 ', () => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug')
})
