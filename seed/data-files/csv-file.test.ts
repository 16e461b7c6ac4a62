import { expect, test } from 'vitest'
import { z } from 'zod'
import { cells, parseCsvFile } from './csv-file.ts'

const schema = z.object({
  model: cells.text,
  litres: cells.decimal,
  seats: cells.whole,
  drive: cells.oneOf(['FWD', 'AWD']),
  to: cells.optional(cells.whole),
  learner: cells.flag,
  paints: cells.listOf(['red', 'white']),
})
const heading = 'model,litres,seats,drive,to,learner,paints'

const read = (...lines: string[]) => parseCsvFile('seed/example.csv', { text: `${lines.join('\n')}\n`, schema })

async function problemsIn(...lines: string[]): Promise<string[]> {
  return read(...lines).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  )
}

test('cells become values of their column, and an empty cell null where it may be empty', async () => {
  expect(await read(heading, '"Yaris, old",1.5,5,FWD,,no,red white')).toEqual([
    {
      line: 2,
      value: {
        model: 'Yaris, old',
        litres: 1.5,
        seats: 5,
        drive: 'FWD',
        to: null,
        learner: false,
        paints: ['red', 'white'],
      },
    },
  ])
})

test.each([
  [',1.5,5,FWD,,no,', 'column "model": "" must not be empty.'],
  ['Yaris,1.5 l,5,FWD,,no,', 'column "litres": "1.5 l" must be a number, such as 2.5.'],
  ['Yaris,,5,FWD,,no,', 'column "litres": "" must be a number, such as 2.5.'],
  ['Yaris,1.5,five,FWD,,no,', 'column "seats": "five" must be a whole number.'],
  ['Yaris,1.5,5,4WD,,no,', 'column "drive": "4WD" is none of FWD, AWD.'],
  ['Yaris,1.5,5,FWD,now,no,', 'column "to": "now" must be a whole number.'],
  ['Yaris,1.5,5,FWD,,true,', 'column "learner": "true" must be yes or no.'],
  ['Yaris,1.5,5,FWD,,no,red green', 'column "paints": "red green" is none of red, white.'],
])('%j is refused by line and column', async (line, problem) => {
  expect(await problemsIn(heading, 'Aqua,1.5,5,FWD,,no,red', line)).toEqual([`seed/example.csv:3, ${problem}`])
})

test('every problem of a file is reported at once', async () => {
  expect(await problemsIn(heading, 'Yaris,x,5,FWD,,no,', 'Aqua,1.5,x,FWD,,x,')).toHaveLength(3)
})

test('a row with too few cells is refused', async () => {
  expect(await problemsIn(heading, 'Yaris,1.5,5', 'Aqua,1.5,5,FWD,,no,red')).toEqual([
    'seed/example.csv:2 There are 3 cells under 7 headings.',
  ])
})

test('headings that are missing, unknown or repeated are refused', async () => {
  expect(
    await problemsIn('model,litres,seats,drive,until,learner,paints,model', 'Yaris,1.5,5,FWD,,no,red,Yaris'),
  ).toEqual([
    'seed/example.csv:1 The column "to" is missing.',
    'seed/example.csv:1 There is no column "until".',
    'seed/example.csv:1 The column "model" occurs twice.',
  ])
})
