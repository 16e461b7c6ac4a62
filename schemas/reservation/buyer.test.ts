import { expect, test } from 'vitest'
import { buyer } from './buyer.ts'

const alex = { name: 'Alex', last_name: 'Nguyen', phone: '0412 345 678', email: 'alex@example.com', postcode: '4215' }
const complaints = (changes: object) =>
  buyer.safeParse({ ...alex, ...changes }).error?.issues.map(({ message }) => message) ?? []

test.each([
  [{}, []],
  [{ name: ' ' }, ['Please enter your first name.']],
  [{ phone: '12' }, ['Please enter a valid phone number. Enter one number, such as 0412 345 678 or +64 21 123 4567.']],
  [{ phone: '' }, ['Please enter your mobile number.']],
  [{ email: 'alex' }, ['Please enter a valid email address, such as name@example.com.']],
  [{ postcode: '421' }, ['Invalid postcode. Please enter a 4-digit number.']],
])('of somebody with %j is said: %j (locations §5)', (changes, said) => {
  expect(complaints(changes)).toEqual(said)
})
