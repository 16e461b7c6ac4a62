import { expect, test } from 'vitest'
import { csvCell } from './csv-cell.ts'

test.each(['=1+1', '+61 412 345 678', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
  '“%s” opens as text in a spreadsheet',
  (value) => expect(csvCell(value)).toBe(`'${value}`),
)
test('other values stay unchanged', () => expect(csvCell('0412 345 678')).toBe('0412 345 678'))
