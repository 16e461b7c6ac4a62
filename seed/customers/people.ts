import { hashText } from '#schemas/lib/hash-text.ts'

/** A person who writes to a dealership. The numbers are reserved for fiction in Australia. */
export interface Person {
  name: string
  last_name: string
  email: string
  /** As typed, and in international format. */
  phone: string
  dialled: string
  postcode: string
}

/** The same people per company on each run, and others for another company. */
export function makePeople(company: { slug: string; country: 'AU' | 'NZ' }): Person[] {
  const shift = hashText(company.slug)
  return names.map((_, at) => {
    const [name, last_name] = names[(at + shift) % names.length] ?? ['', '']
    const phone = company.country === 'NZ' ? `021 000 1${20 + at}` : `0491 57${free[at % free.length] ?? ''}`
    return {
      name,
      last_name,
      email: `${plain(name)}.${plain(last_name)}@shopper.example`,
      phone,
      dialled: `+${company.country === 'NZ' ? 64 : 61}${phone.slice(1).replaceAll(' ', '')}`,
      postcode: (company.country === 'NZ' ? ['1010', '3204', '0622'] : ['4558', '2150', '3030', '5000'])[at % 3] ?? '',
    }
  })
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '')

const names: readonly (readonly [string, string])[] = [
  ['Alex', 'Nguyen'],
  ['Priya', 'Sharma'],
  ['Tom', 'Gallagher'],
  ['Mia', 'Petrovic'],
  ['Liam', 'O’Connor'],
  ['Sofia', 'Rossi'],
  ['Noah', 'Taufa'],
  ['Grace', 'Kim'],
  ['Hamish', 'McKenzie'],
  ['Aroha', 'Ngata'],
  ['Ben', 'Fitzgerald'],
  ['Chloe', 'Dubois'],
  ['Daniel', 'Okafor'],
  ['Ella', 'Lindqvist'],
  ['Farid', 'Rahimi'],
  ['Hannah', 'Weiss'],
  ['Isaac', 'Tamihana'],
  ['Jade', 'Morrison'],
  ['Kate', 'Whitfield'],
  ['Lucas', 'Ferreira'],
  ['Maya', 'Iyer'],
  ['Oliver', 'Stanton'],
  ['Ruby', 'Callaghan'],
  ['Samir', 'Haddad'],
]

/** Endings of numbers after 0491 57. */
const free = [
  '0 006',
  '0 156',
  '0 157',
  '0 158',
  '0 159',
  '0 110',
  '0 313',
  '0 737',
  '1 266',
  '1 491',
  '1 804',
  '2 549',
  '2 665',
  '2 983',
  '3 770',
  '3 087',
  '4 118',
  '4 632',
  '5 254',
  '5 789',
  '6 398',
  '6 801',
  '7 426',
  '7 644',
] as const
